"""Headless Chromium, driven by the DevTools protocol."""
import base64, json, os, pathlib, shutil, socket, struct, subprocess, tempfile, time

LIMIT = 60  # seconds for one answer


class Socket:
    """A WebSocket client, as far as the DevTools protocol needs one."""

    def __init__(self, port, path):
        self.stream = socket.create_connection(("127.0.0.1", port), timeout=LIMIT)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.receive()
        self.rest = self.rest.split(b"\r\n\r\n", 1)[1]

    def receive(self):
        data = self.stream.recv(1 << 20)
        if not data:
            raise ConnectionError("the browser has gone")
        return data

    def take(self, count):
        while len(self.rest) < count:
            self.rest += self.receive()
        data, self.rest = self.rest[:count], self.rest[count:]
        return data

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        head = bytes([0x81])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        repeated = mask * (size // 4 + 1)
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(repeated[:size], "big")).to_bytes(
            size, "big")
        self.stream.sendall(head + mask + masked)

    def message(self):
        text = b""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.take(8))[0]
            data = self.take(size)
            if first & 0x0F in (0, 1):
                text += data
            if first & 0x80 and first & 0x0F in (0, 1):
                return json.loads(text)


class Browser:
    """One headless Chromium with one page."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") \
            or shutil.which("google-chrome")
        if program is None:
            raise SystemExit("there is no chromium; install Debian's chromium")
        self.folder = tempfile.mkdtemp(prefix="chromium")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-extensions", "--remote-debugging-port=0", "--window-size=1280,900",
             f"--user-data-dir={self.folder}", "about:blank"]
            + (["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        active = pathlib.Path(self.folder) / "DevToolsActivePort"
        end = time.monotonic() + LIMIT
        while not active.exists() or len(active.read_text().splitlines()) < 2:
            if time.monotonic() > end or self.process.poll() is not None:
                raise SystemExit("chromium does not start")
            time.sleep(0.05)
        port, path = active.read_text().splitlines()[:2]
        self.socket = Socket(int(port), path)
        self.count, self.errors, self.session = 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        self.loaded = False

    def call(self, method, **parameters):
        self.count += 1
        number = self.count
        request = {"id": number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        self.socket.send(json.dumps(request))
        while True:
            answer = self.socket.message()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer.get("result", {})
            self.dispatch(answer)

    def dispatch(self, event):
        method, values = event.get("method"), event.get("params", {})
        if method == "Page.loadEventFired":
            self.loaded = True
        elif method == "Runtime.exceptionThrown":
            details = values["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details.get("text")
            self.errors.append(f"exception: {text}")
        elif method == "Runtime.consoleAPICalled" and values["type"] in ("error", "assert"):
            self.errors.append("console: " + " ".join(
                str(one.get("value", one.get("description"))) for one in values["args"]))
        elif method == "Log.entryAdded" and values["entry"]["level"] == "error":
            self.errors.append("console: " + values["entry"]["text"])

    def open(self, address):
        # The same address again would not load anew.
        for url in ["about:blank", address]:
            self.errors, self.loaded = [], False
            self.call("Page.navigate", url=url)
            while not self.loaded:
                self.dispatch(self.socket.message())

    def evaluate(self, text):
        answer = self.call("Runtime.evaluate", expression=text, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def becomes(self, condition):
        """Whether a condition becomes true while the page plays, evaluated before each frame."""
        answer = self.call(
            "Runtime.evaluate", returnByValue=True, awaitPromise=True, expression=f"""
            new Promise(done => {{
              const end = performance.now() + {LIMIT // 3 * 1000};
              const ask = () => {condition} ? done(true)
                : performance.now() > end ? done(false) : requestAnimationFrame(ask);
              ask();
            }})""")
        return answer["result"].get("value") is True

    def set_viewport(self, width, height, scheme):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=width < 500)
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, file, full=False):
        data = self.call(
            "Page.captureScreenshot", format="png", captureBeyondViewport=full)["data"]
        file.write_bytes(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
