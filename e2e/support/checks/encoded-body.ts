import { get } from "node:http";

/** Fetches an address and counts the body as it travels, before a client unpacks it. */
export function encodedBody(
  url: URL,
  coding: "br" | "gzip",
): Promise<{ coding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": coding } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ coding: response.headers["content-encoding"], bytes }));
    }).on("error", reject);
  });
}
