import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { hostRules } from "@/scripts/hosts/host-files";
import { headersFor } from "@/scripts/hosts/host-rules";
import { content } from "../support/pages/routes";

// A real nginx with the configuration that the build wrote, on ports of its own.

/** Debian keeps it where users' shells do not look. */
const nginx = ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);
const mimeTypes = ["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"].find(existsSync);
const canRun = nginx && mimeTypes && spawnSync("openssl", ["version"]).status === 0;

/** As docs/deploying.md says for addresses of an older site. */
const OWN_LINES = 'if ($request_uri = "/page?id=3") { return 308 /about; }';

/** Writes a configuration for all that the generated one expects of a machine. @returns its path */
function configure(folder: string, port: number): string {
  const at = (file: string) => path.join(folder, file);
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(at("snippets"));
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", at("privkey.pem")];
  const certificate = ["-subj", "/CN=localhost", "-days", "2", "-out", at("fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", ...key, ...certificate], { stdio: "pipe" });
  const adapted = (file: string) =>
    readFileSync(`deploy/nginx/${file}`, "utf8")
      .replace(/listen \[::\]/g, "# listen")
      .replace(/listen 80\b/g, `listen 127.0.0.1:${port + 1}`)
      .replace(/listen 443\b/g, `listen 127.0.0.1:${port}`)
      .replaceAll("/etc/nginx/certificate", folder)
      .replace(/root [^;]+;/, `root ${path.resolve("out")};`);
  // Every version understands it; later ones warn of its `http2`.
  writeFileSync(at("snippets/research-desk-listen.conf"), adapted("listen-before-1.25.1.conf"));
  writeFileSync(at("snippets/research-desk-own.conf"), OWN_LINES);
  writeFileSync(at("site.conf"), adapted("research-desk"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const http = `include ${mimeTypes}; access_log off; ${temporary} include site.conf;`;
  writeFileSync(
    at("nginx.conf"),
    `${user} daemon off; pid ${at("nginx.pid")}; events {} http { ${http} }`,
  );
  return at("nginx.conf");
}

interface Host {
  origin: string;
  plainOrigin: string;
  log(): string;
}

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const port = 24_430 + 2 * workerIndex;
      const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
      const errors = path.join(folder, "error.log");
      const flags = ["-p", folder, "-c", configure(folder, port), "-e", errors];
      const server = spawn(nginx ?? "", flags, { stdio: "inherit" });
      const plainOrigin = `http://127.0.0.1:${port + 1}`;
      const answer = () => fetch(plainOrigin, { redirect: "manual" }).then(({ status }) => status);
      await expect.poll(() => answer().catch(String)).toBe(308);
      const log = () => readFileSync(errors, "utf8");
      await use({ origin: `https://127.0.0.1:${port}`, plainOrigin, log });
      server.kill("SIGQUIT");
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
  // Its certificate is signed by nobody but itself.
  ignoreHTTPSErrors: true,
});
// One worker, so one server.
test.describe.configure({ mode: "default" });
test.skip(!canRun, "nginx or openssl is not installed (sudo apt-get install nginx-light openssl).");

test("each address has the headers of the one list, and each of them once", async ({ request }) => {
  const rules = hostRules(process.cwd(), content.firm);
  for (const address of ["/", "/about", "/consent-form", "/robots.txt", "/no-such-page"]) {
    // A header that came twice would have both values, and differ.
    const listed = Object.entries(headersFor(rules, address));
    const expected = Object.fromEntries(listed.map(([name, value]) => [name.toLowerCase(), value]));
    expect.soft((await request.get(address)).headers(), address).toMatchObject(expected);
  }
});

test("http redirects to https, and each spelling to the one address", async ({ request, host }) => {
  const moved = [
    ["/about/", "/about"],
    ["/about/index.html", "/about"],
    ["/about.html?plan=a%20b", "/about?plan=a%20b"],
    ["/index.html", "/"],
    ["/terms-condition/1.0.html", "/terms-condition/1.0"],
    ...Object.entries(content.redirects),
    ["/page?id=3", "/about"],
    [`${host.plainOrigin}/about?plan=a%20b`, "https://127.0.0.1/about?plan=a%20b"],
  ];
  for (const [from = "", to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], from).toEqual([308, to]);
  }
  const version = await request.get("/terms-condition/1.0");
  expect(version.headers()["content-type"]).toBe("text/html; charset=utf-8");
});

test("an unknown address gets our 404 page, and no folder answers 403", async ({ request }) => {
  const page = readFileSync("out/404.html", "utf8");
  const hidden = ["/404", "/_headers", "/about.html.br", "/.env", "/.htaccess"];
  for (const address of ["/assets", "/_next/static", ...hidden, "/%5Cevil.example", "/gone.js"]) {
    const answer = await request.get(address);
    expect.soft([answer.status(), await answer.text()], address).toEqual([404, page]);
    expect.soft(answer.headers()["cache-control"], address).toBe("no-cache, no-transform");
  }
});

test("no address redirects to another host or injects a header", async ({ request, host }) => {
  for (const address of ["//evil.example/", "/%5Cevil.example/", "/a%0d%0aX-Evil:1/"]) {
    const answer = await request.get(host.origin + address, { maxRedirects: 0 });
    const { location = "/", "x-evil": evil } = answer.headers();
    const target = new URL(location, "http://site.example/");
    expect.soft([target.host, evil], address).toEqual(["site.example", undefined]);
  }
});

test("pages go compressed, and are not sent again while they are the same", async ({ request }) => {
  const {
    etag = "none",
    vary,
    "content-encoding": coding,
  } = (await request.get("/about")).headers();
  expect([coding, vary]).toEqual(["gzip", expect.stringMatching(/Accept-Encoding/i)]);
  const again = await request.get("/about", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
});

test("nginx reports no error", ({ host }) => {
  const lines = host.log().split("\n");
  const errors = lines.filter((line) => /\[(emerg|alert|crit|warn)\]/.test(line));
  expect(errors.filter((line) => !line.includes('"listen ... http2" directive'))).toEqual([]);
});
