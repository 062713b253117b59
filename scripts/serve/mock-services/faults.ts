import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, CORS } from "./answers";

/** What a consent form calls: the media host for photographs, for the document, and the e-mail. */
export type Endpoint = "auto" | "raw" | "mail";

/** How a mock provider misbehaves; set by tests. */
export interface Fault {
  endpoint: Endpoint;
  kind:
    | "status" // an error as the provider words it
    | "hang" // nothing is read, nothing answered
    | "hang-after-upload" // all is read, nothing answered
    | "trickle" // read slowly, then answered as usual
    | "reset" // the connection is cut in the middle
    | "reset-after-upload" // all is read and kept, then the connection is cut
    | "html" // 200 with a network's sign-in page
    // Answers of the media host that cannot be used; the file is kept.
    | "truncated-json"
    | "no-secure-url"
    | "foreign-url"
    | "existing";
  /** How many requests it hits, Infinity for all; 1 by default. */
  times?: number;
  /** HTTP status of `status`; 500 by default. */
  status?: number;
  /** Seconds in the Retry-After header of `status`; no header by default. */
  retryAfter?: number;
  /** Reading speed of `trickle`. */
  bytesPerSecond?: number;
  /** Bytes of the body after which `reset` cuts the connection. */
  afterBytes?: number;
}

function cut(req: IncomingMessage): never {
  req.socket.resetAndDestroy();
  throw new Error("The connection was cut.");
}

/**
 * A body as `trickle` and `reset` read it; any other is read as it comes.
 * @throws Error when the connection ends first, also by the fault itself
 */
export async function* bodyOf(req: IncomingMessage, fault?: Fault): AsyncGenerator<Buffer> {
  const { bytesPerSecond = 16_384, afterBytes = 262_144 } = fault ?? {};
  let read = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    yield chunk;
    read += chunk.length;
    if (fault?.kind === "trickle") await pause((chunk.length / bytesPerSecond) * 1000);
    if (fault?.kind === "reset" && read >= afterBytes) cut(req);
  }
  if (fault?.kind === "reset") cut(req);
}

/** The page of a hotel's network that answers instead of the provider. */
export const CAPTIVE_PORTAL: Answer = {
  status: 200,
  type: "text/html",
  body: '<!doctype html><html lang="en"><title>Sign in to the network</title></html>',
  headers: CORS,
};

/** Spoils an answer of the media host. */
export function spoilt(answer: Answer, fault: Fault | undefined): Answer {
  const change = (changes: object): Answer => ({
    ...answer,
    body: JSON.stringify({ ...JSON.parse(answer.body), ...changes }),
  });
  if (fault?.kind === "no-secure-url") return change({ secure_url: undefined });
  if (fault?.kind === "foreign-url") return change({ secure_url: "https://evil.example/a.jpg" });
  if (fault?.kind === "existing") return change({ existing: true });
  if (fault?.kind !== "truncated-json") return answer;
  return { ...answer, body: answer.body.slice(0, answer.body.length / 2) };
}
