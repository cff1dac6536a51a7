# The steps of .ci/check and .ci/run. Each prints its seconds, and the first that fails ends the script.

strict=(-Xswiftc -warnings-as-errors)

# Runs a command under a heading. A function that is run here joins its commands with &&, because bash
# does not stop at a failure before ||.
step() {
  local title=$1 start=$SECONDS
  shift
  printf '\n=== %s\n' "$title"
  "$@" || {
    local code=$?
    printf '\n=== FAILED: %s (%d s)\n' "$title" $((SECONDS - start))
    exit "$code"
  }
  printf -- '--- %s: %d s\n' "$title" $((SECONDS - start))
}
