import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { TestProviders, type TestProvidersOptions } from "@/e2e/support/servers/test-providers";
import { listen } from "../../../src/serve/listen";
import { createSiteServer } from "../../../src/serve/static-server";

/** A red PNG of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
export const PDF = Buffer.from("%PDF-1.7\n%\xff\x00\r\n--boundary--\r\n%%EOF", "latin1");

export const IDS = { user_id: "key", service_id: "service", template_id: "template" };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request as it is: `fetch` normalises paths, decompresses, and refuses some headers. */
export function send(port: number, path: string, { body, ...sent }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, agent: false, ...sent };
    const outgoing = request(options, (res) => {
      const { statusCode: status = 0, headers } = res;
      buffer(res).then((bytes) => resolve({ status, headers, body: bytes }), reject);
    });
    outgoing.once("error", reject).end(body);
  });
}

/** A site of two pages with mock providers in a temporary folder. */
export interface Site {
  providers: TestProviders;
  origin: string;
  /** The address at which its owner reads a stored file. */
  ownAddress(secureUrl: string): string;
  ask(path: string, sent?: Sent): Promise<Answer>;
  upload(endpoint: "auto" | "raw", file?: Upload, init?: RequestInit): Promise<Response>;
  mail(params: Record<string, unknown>, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

type Upload = { bytes?: Buffer; name?: string; fields?: Record<string, string> };

function uploadForm({
  bytes = PIXEL,
  name = "pan.png",
  fields = { upload_preset: "preset" },
}: Upload = {}): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

export async function startSite(options: Partial<TestProvidersOptions> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "mock-providers-"));
  writeFileSync(join(folder, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(folder, "404.html"), "<h1>No such page</h1>");
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  const providers = new TestProviders({ folder: join(folder, ".intake"), ...options });
  const { port, close } = await listen(createSiteServer(folder, {}, providers), 0);
  const origin = `http://127.0.0.1:${port}`;
  return {
    providers,
    origin,
    ownAddress: (secureUrl) => secureUrl.replace("/__intake", providers.link),
    ask: (path, sent) => send(port, path, sent),
    upload: (endpoint, file, init) =>
      fetch(`${origin}/__intake/v1_1/cloud/${endpoint}/upload`, {
        method: "POST",
        body: uploadForm(file),
        ...init,
      }),
    mail: (params, init) =>
      fetch(`${origin}/__intake/api/v1.0/email/send`, {
        method: "POST",
        body: JSON.stringify({ ...IDS, template_params: params }),
        ...init,
      }),
    async stop() {
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
