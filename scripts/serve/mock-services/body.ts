import type { IncomingMessage } from "node:http";

export interface Body {
  /** Bytes received, also those beyond the limit. */
  bytes: number;
  /** undefined when it was longer than the limit. */
  content: Buffer | undefined;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads a request to its end. What exceeds `limit` is thrown away but still read: a browser that
 * is answered in the middle of its upload reports a lost connection instead of the answer.
 *
 * @param limit bytes to keep at most
 * @param bytesPerSecond slows the reading down
 * @throws when the client goes away before the end
 */
export async function readBody(
  req: IncomingMessage,
  limit: number,
  bytesPerSecond = Number.POSITIVE_INFINITY,
): Promise<Body> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (bytesPerSecond < Number.POSITIVE_INFINITY) {
      await pause((chunk.length / bytesPerSecond) * 1000);
    }
  }
  return { bytes, content: bytes > limit ? undefined : Buffer.concat(chunks) };
}

/** Reads up to `bytes` of a request, then cuts its connection with a TCP reset. */
export async function resetAfter(req: IncomingMessage, bytes: number): Promise<number> {
  let read = 0;
  if (bytes > 0) {
    // Leaving an ordinary loop closes the connection politely, which is another fault.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      read += chunk.length;
      if (read >= bytes) break;
    }
  }
  req.socket.resetAndDestroy();
  return read;
}
