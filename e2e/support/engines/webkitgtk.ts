import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** What an element is called in W3C WebDriver's answers. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export interface WebKit {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page. */
  ask<Value>(question: string): Promise<Value>;
  /** Types into a field, or gives a file's path to an input of files. */
  type(selector: string, text: string): Promise<void>;
  /** With a pointer: the driver refuses an element's own click on what scrolls into view. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts WebKitGTK's small browser on a screen that nobody sees, and drives it over W3C WebDriver.
 * @param binary path of MiniBrowser @param port a free one, for its driver
 */
export async function openWebKit(binary: string, port: number): Promise<WebKit> {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const service = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox needs rights that containers lack. Only pages of our own are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  async function call<Value>(method: string, path: string, body: object = {}): Promise<Value> {
    const request = method === "POST" ? { method, body: JSON.stringify(body) } : { method };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, request)).json();
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  for (let isReady = false; !isReady && service.exitCode === null; await pause(50)) {
    isReady = await call("GET", "/status").then(Boolean, () => false);
  }
  const options = { binary, args: ["--automation"] };
  const alwaysMatch = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch },
  });
  const session = `/session/${sessionId}`;
  const post = <Value>(path: string, body?: object) => call<Value>("POST", session + path, body);
  const find = (value: string) =>
    post<{ [ELEMENT]: string }>("/element", { using: "css selector", value });
  return {
    open: (url) => post("/url", { url }),
    back: () => post("/back"),
    reload: () => post("/refresh"),
    ask: (question) => post("/execute/sync", { script: `return ${question}`, args: [] }),
    async type(selector, text) {
      const { [ELEMENT]: id } = await find(selector);
      await post(`/element/${id}/value`, { text });
    },
    async click(selector) {
      const script = "arguments[0].scrollIntoView({ block: 'center' })";
      const origin = await find(selector);
      await post("/execute/sync", { script, args: [origin] });
      const move = { type: "pointerMove", origin, x: 0, y: 0 };
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      await post("/actions", {
        actions: [{ type: "pointer", id: "mouse", actions: [move, ...press] }],
      });
    },
    async close() {
      await call("DELETE", session);
      for (const child of [service, screen]) child.kill();
    },
  };
}
