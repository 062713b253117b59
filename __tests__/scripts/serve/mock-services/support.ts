import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestProviders, type TestProvidersOptions } from "@/e2e/support/servers/test-providers";
import { createSiteServer } from "@/scripts/serve/site-server";

/** A red PNG of one pixel. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
export const PDF = Buffer.from("%PDF-1.7\n%\xff\x00\r\n--boundary--\r\n%%EOF", "latin1");

export const IDS = { user_id: "key", service_id: "service", template_id: "template" };

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  /** Without the token, as anybody else on the machine. */
  isStranger?: boolean;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A site of two pages with mock providers in a temporary folder. */
export interface Site {
  providers: TestProviders;
  origin: string;
  folder: string;
  /** What lets its owner read: the cookie of the printed link. */
  owner: { Cookie: string };
  /** Like fetch, but any header can be set and nothing is followed; with the token. */
  ask(path: string, sent?: Sent): Promise<Answer>;
  upload(endpoint: "auto" | "raw", file?: Upload, init?: RequestInit): Promise<Response>;
  mail(params: Record<string, unknown>, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

interface Upload {
  bytes?: Buffer;
  name?: string;
  type?: string;
  fields?: Record<string, string>;
}

function uploadForm({
  bytes = PIXEL,
  name = "pan.png",
  type = "image/png",
  fields = { upload_preset: "preset", cloud_name: "cloud" },
}: Upload = {}): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

export async function startSite(options: Partial<TestProvidersOptions> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "mock-providers-"));
  const root = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(root, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(root, "404.html"), "<h1>No such page</h1>");
  writeFileSync(join(root, "robots.txt"), "User-agent: *");
  const providers = new TestProviders({ folder: join(folder, ".intake"), ...options });
  const server: Server = createServer(createSiteServer({ root }, providers));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const owner = { Cookie: `intake=${new URL(providers.link, origin).searchParams.get("token")}` };

  return {
    providers,
    origin,
    folder: providers.store.folder,
    owner,
    ask: (path, { isStranger = false, method = "GET", headers: more = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const headers = isStranger ? more : { ...owner, ...more };
        const sent = request(
          { host: "127.0.0.1", port, path, method, headers, agent: false },
          (res) => {
            const chunks: Buffer[] = [];
            res.on("data", (chunk: Buffer) => chunks.push(chunk));
            res.on("error", reject);
            res.on("end", () =>
              resolve({
                status: res.statusCode ?? 0,
                headers: res.headers,
                body: Buffer.concat(chunks),
              }),
            );
          },
        );
        sent.on("error", reject);
        sent.end(body);
      }),
    upload: (endpoint, file, init) =>
      fetch(`${origin}/__intake/v1_1/cloud/${endpoint}/upload`, {
        method: "POST",
        body: uploadForm(file),
        ...init,
      }),
    mail: (params, init) =>
      fetch(`${origin}/__intake/api/v1.0/email/send`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ lib_version: "4.4.1", ...IDS, template_params: params }),
        ...init,
      }),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Requests that a fault left hanging would hold the test run open.
      server.closeAllConnections();
      await closed;
      for (const path of [folder, root]) rmSync(path, { recursive: true, force: true });
    },
  };
}
