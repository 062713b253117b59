import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** A browser's one page, driven by plain commands of the DevTools protocol. */
export interface CdpPage {
  open(url: string): Promise<void>;
  /** The value of an expression in the page; it has to fit into JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): void;
}

interface Answer {
  id?: number;
  method?: string;
  error?: { message: string };
  result?: Record<string, unknown>;
}

/**
 * Starts a Chromium too old for Playwright (below 88: its contexts want later commands) and drives
 * it over a pipe, which needs no port and no WebSocket.
 * @param path the browser
 * @throws Error with the browser's own words when a command fails
 */
export async function openCdpPage(path: string, size: string): Promise<CdpPage> {
  const browser = spawn(
    path,
    ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", size],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const input = browser.stdio[3] as Writable;
  const output = browser.stdio[4] as Readable;
  const waiting = new Map<number | string, (answer: Answer) => void>();
  let text = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (text + chunk).split("\0");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      const key = answer.id ?? answer.method ?? "";
      waiting.get(key)?.(answer);
      waiting.delete(key);
    }
  });

  let last = 0;
  let sessionId: string | undefined;
  const answerTo = (key: number | string) =>
    new Promise<Answer>((resolve) => waiting.set(key, resolve));
  async function send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    last += 1;
    const answered = answerTo(last);
    input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    const { error, result = {} } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const attached = await send("Target.attachToTarget", { targetId, flatten: true });
  sessionId = String(attached.sessionId);
  await send("Page.enable");
  return {
    async open(url) {
      const loaded = answerTo("Page.loadEventFired");
      await send("Page.navigate", { url });
      await loaded;
    },
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = await send("Runtime.evaluate", {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: Value }).value;
    },
    close: () => browser.kill(),
  };
}
