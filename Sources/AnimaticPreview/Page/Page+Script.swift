// The script of the page: starts the animations, plays, scrubs, and shows what is at the cursor.

extension Page {
  /// Every animation lasts as long as the whole; they are started together and moved together.
  ///
  /// At the end is what follows the cursor, and what the reader can press.
  static let script = """
    "use strict";
    const $ = id => document.getElementById(id);
    const data = JSON.parse($("data").textContent);
    const total = data.length * 1000;
    if (window.CSS && CSS.registerProperty) {
      const add = (name, syntax, initialValue) => {
        try { CSS.registerProperty({name, syntax, inherits: false, initialValue}); } catch (_) {}
      };
      if (data.stops) add("--ga", "<angle>", "0rad");
      for (let i = 0; i < data.stops; i++) {
        add("--gc" + i, "<color>", "rgba(0,0,0,0)");
        add("--gp" + i, "<length>", "0px");
      }
    }
    const timing = {duration: total || 1, fill: "both"};
    const missing = new Set();
    const all = data.moving.map(([id, property, frames]) => {
      const name = property.replace(/[A-Z]/g, letter => "-" + letter.toLowerCase());
      if (!name.startsWith("--") && !CSS.supports(name, frames[0][1])) missing.add(name);
      const keyframes = frames.map(([offset, value, easing]) =>
        ({offset, [property]: value, easing: easing || "linear", composite: "replace"}));
      return $(id).animate(keyframes, timing);
    });
    if (missing.size && $("playing")) {
      const note = document.createElement("p");
      note.className = "warn";
      note.textContent = "This browser can’t play: " + [...missing].join(", ");
      $("playing").append(note);
    }
    const clock = $("clock").animate([{opacity: 1}, {opacity: 1}], timing);
    all.push(clock);
    for (const one of all) one.pause();
    let rate = 1, playing = false, pending = 0;
    const time = () => Math.min(Math.max((clock.currentTime || 0) / 1000, 0), data.length);
    const seek = seconds => {
      const place = Math.min(Math.max(seconds, 0), data.length) * 1000;
      for (const one of all) one.currentTime = place;
      show();
    };
    const pause = () => {
      const place = clock.currentTime;
      playing = false;
      cancelAnimationFrame(pending);
      for (const one of all) { one.pause(); one.currentTime = place; }
      mark();
    };
    const play = () => {
      if (!total) return;
      if (time() >= data.length) seek(0);
      playing = true;
      for (const one of all) { one.playbackRate = rate; one.play(); }
      mark();
      cancelAnimationFrame(pending);
      pending = requestAnimationFrame(tick);
    };
    const mark = () => {
      document.body.classList.toggle("playing", playing);
      $("play").setAttribute("aria-label", playing ? "Pause" : "Play");
      show();
    };
    const tick = () => {
      if (!playing) return;
      show();
      if (clock.playState === "finished") {
        if ($("loop").checked) { seek(0); play(); } else pause();
        return;
      }
      pending = requestAnimationFrame(tick);
    };
    const fit = () => {
      const stage = $("stage"), style = getComputedStyle(stage);
      const width = +style.getPropertyValue("--w"), height = +style.getPropertyValue("--h");
      const scale = Math.min(stage.clientWidth / width, stage.clientHeight / height);
      const x = (stage.clientWidth - width * scale) / 2;
      const y = (stage.clientHeight - height * scale) / 2;
      $("world").style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    };
    const cells = data.values.map((_, index) => $("v" + index));
    const number = value => {
      const size = Math.abs(value);
      return String(+value.toFixed(size >= 100 ? 1 : size >= 10 ? 2 : 3));
    };
    const reading = ([times, values], now) => {
      let low = 0, high = times.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (times[middle] <= now + 1e-7) low = middle; else high = middle - 1;
      }
      const from = values[low];
      if (typeof from === "string") return from;
      const to = values[Math.min(low + 1, values.length - 1)];
      const way = times[low + 1] - times[low];
      const share = way > 0 && to.length === from.length ? Math.max(0, now - times[low]) / way : 0;
      return from.map((value, i) => number(value + (share ? (to[i] - value) * share : 0))).join(", ");
    };
    const show = () => {
      const now = time(), share = data.length ? now / data.length : 0;
      $("now").textContent = now.toFixed(3);
      $("scrub").value = share;
      $("scrub").setAttribute("aria-valuetext", now.toFixed(2) + " s");
      const cursor = $("cursor");
      if (cursor) cursor.style.transform = `translateX(${share * 100}%)`;
      data.values.forEach((row, index) => {
        const text = reading(row, now);
        if (cells[index] && cells[index].textContent !== text) cells[index].textContent = text;
      });
    };
    $("play").onclick = () => playing ? pause() : play();
    $("scrub").oninput = event => { if (playing) pause(); seek(event.target.value * data.length); };
    $("speed").onchange = event => {
      rate = +event.target.value;
      if (playing) { pause(); play(); }
    };
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !total) return;
      const isField = event.target.matches("select, summary, #loop");
      if (event.key === " " && !isField) {
        event.preventDefault();
        playing ? pause() : play();
      } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !isField) {
        event.preventDefault();
        if (playing) pause();
        seek(time() + (event.key === "ArrowLeft" ? -1 : 1) * (event.shiftKey ? 10 : 1) / 60);
      }
    });
    $("play").addEventListener("keydown", event => {
      if (event.key === " ") event.stopPropagation();
    });
    const rows = $("rows");
    if (rows && total) {
      const follow = event => {
        const box = rows.querySelector(".lane").getBoundingClientRect();
        if (playing) pause();
        seek((event.clientX - box.left) / box.width * data.length);
      };
      rows.addEventListener("pointerdown", event => {
        if (event.button || event.clientX < $("over").getBoundingClientRect().left) return;
        rows.setPointerCapture(event.pointerId);
        follow(event);
      });
      rows.addEventListener("pointermove", event => {
        if (rows.hasPointerCapture(event.pointerId)) follow(event);
      });
    }
    new ResizeObserver(fit).observe($("stage"));
    fit();
    seek(0);
    window.animatic = {seek, play, pause, time, length: data.length};
    if (total && !matchMedia("(prefers-reduced-motion: reduce)").matches
        && !location.hash.includes("paused")) play();
    """
}
