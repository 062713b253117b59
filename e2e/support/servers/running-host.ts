import { get as getPlain, type IncomingHttpHeaders } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A real web server of the test's own, with the configuration that the build wrote. */
export interface RunningHost {
  /** By https, with a certificate of the test's own. */
  origin: string;
  /** By http, which only leads to the other. */
  plainOrigin: string;
  /** PEM: what a client has to trust. */
  cert: string;
  /** What it wrote to its error log. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Length of the body on the line. */
  bytes: number;
  /** As text; only of use where it came uncompressed. */
  body: string;
}

/** `fetch` follows, tidies paths and decompresses; here the bytes on the line are the subject. */
export function ask(
  host: RunningHost,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(host.origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false, ca: host.cert }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes: body.length, body: body.toString("utf8") });
      });
    }).on("error", reject);
  });
}

/** The same by http, to the name that visitors use. */
export function askPlain(
  { plainOrigin }: RunningHost,
  path: string,
  host: string,
): Promise<Pick<Answer, "status" | "headers">> {
  const { hostname, port } = new URL(plainOrigin);
  return new Promise((resolve, reject) => {
    getPlain({ hostname, port, path, headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    }).on("error", reject);
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits five seconds at most; whoever asks then is told why it does not answer. */
export async function untilItAnswers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await fetch(origin, { redirect: "manual" }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
