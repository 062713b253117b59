import type { IncomingMessage, ServerResponse } from "node:http";
import type { EditEvent } from "../api";

const STAY_MS = 20_000;

/** Tells open pages what happens. */
export class Events {
  private readonly listeners = new Set<ServerResponse>();

  /** Keeps the connection of a page open. */
  add(req: IncomingMessage, res: ServerResponse): void {
    res.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    res.write("retry: 1000\n\n");
    this.listeners.add(res);
    // Programs between here and the browser end what is silent for long.
    const timer = setInterval(() => res.write(":\n\n"), STAY_MS).unref();
    req.on("close", () => {
      clearInterval(timer);
      this.listeners.delete(res);
    });
  }

  tell(event: EditEvent): void {
    for (const res of this.listeners) res.write(`data: ${JSON.stringify(event)}\n\n`);
  }
}
