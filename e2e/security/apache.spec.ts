import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { filesBelow } from "@/lib/content/files-below";
import { fileOf } from "@/lib/site/site-url";
import { hostRules } from "@/scripts/hosts/host-files";
import { headersFor } from "@/scripts/hosts/host-rules";
import { content, routes } from "../support/pages/routes";

// A real Apache with the site as it is uploaded, its .htaccess included, on ports of its own.

/** Debian keeps it where users' shells do not look; elsewhere it is called httpd. */
const PROGRAMS = ["apache2", "/usr/sbin/apache2", "httpd", "/usr/sbin/httpd"];
const MODULES = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"];
const apache = PROGRAMS.find((name) => spawnSync(name, ["-v"]).status === 0);
const modules = MODULES.find((folder) => existsSync(path.join(folder, "mod_ssl.so")));
const canRun = apache && modules && spawnSync("openssl", ["version"]).status === 0;

/** What no Apache does without; some systems have them built in. */
const NEEDED = ["mpm_event", "unixd", "authz_core", "mime", "dir", "setenvif", "rewrite"];
const USUAL = [...NEEDED, "headers", "ssl", "negotiation", "autoindex", "filter", "deflate"];
const MANY = [...USUAL, "expires", "alias", "socache_shmcb"];

/** Settings of common hosts, each of which changes what a site sends if its files let it. */
const USUAL_HOST = `
<Directory />
  Options Indexes FollowSymLinks MultiViews
</Directory>
Alias /icons/ /usr/share/apache2/icons/
DirectoryIndex index.php index.html
AddDefaultCharset ISO-8859-1
AddLanguage br .br
AddType application/x-gzip .gz
AddEncoding x-gzip .gz
ExpiresActive On
ExpiresDefault "access plus 1 month"
AddOutputFilterByType DEFLATE text/html text/plain text/css
Header set X-Content-Type-Options "sniff"
Header set Cache-Control "max-age=600"`;

/** Neither allows what mod_rewrite asks for, nor has headers, https or compression. */
const POOR_HOST = `
<Directory />
  Options None
</Directory>`;

interface HostSettings {
  /** Names without mod_. */
  modules: readonly string[];
  /** Apache's own, besides those of the site. */
  settings: string;
}

/** As docs/deploying.md says for addresses of an older site. */
const OWN_LINES = `
RewriteEngine On
RewriteCond %{QUERY_STRING} ^id=3$
RewriteRule ^/page$ /about? [R=308,L]`;

/** The file for a server of one's own, on other ports and with other folders. */
function siteSettings(folder: string, port: number, hasHttps: boolean): string {
  const text = readFileSync("deploy/apache/research-desk.conf", "utf8")
    .replaceAll("*:80", `127.0.0.1:${port + 1}`)
    .replaceAll("*:443", `127.0.0.1:${port}`)
    .replaceAll("/var/www/research-desk", path.join(folder, "site"))
    .replaceAll("/etc/apache2/certificate", folder)
    .replaceAll("/etc/apache2/", `${folder}/`);
  return hasHttps
    ? text
    : text.replace(/<VirtualHost \S+>\s[^<]*SSLEngine[^<]*<\/VirtualHost>/, "");
}

/** Writes what Apache needs of a machine. @returns the path of its configuration */
function configure(folder: string, port: number, host: HostSettings): string {
  const at = (file: string) => path.join(folder, file);
  // Its workers run as another user, who may not read where the tests are.
  chmodSync(folder, 0o755);
  cpSync("out", at("site"), { recursive: true });
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", at("privkey.pem")];
  const certificate = ["-subj", "/CN=localhost", "-days", "2", "-out", at("fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", ...key, ...certificate], { stdio: "pipe" });
  writeFileSync(at("mime.types"), "text/html html\ntext/plain txt\napplication/gzip gz\n");
  writeFileSync(at("research-desk-own.conf"), OWN_LINES);
  const hasHttps = host.modules.includes("ssl");
  const load = host.modules
    .map((name) => ({ name, file: path.join(modules ?? "", `mod_${name}.so`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => `LoadModule ${name}_module ${file}`);
  const lines = [
    ...load,
    "ServerName localhost",
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${at("apache.pid")}`,
    `ErrorLog ${at("error.log")}`,
    `TypesConfig ${at("mime.types")}`,
    ...(process.getuid?.() === 0 ? ["User #65534", "Group #65534"] : []),
    `Listen 127.0.0.1:${port + 1}`,
    ...(hasHttps ? [`Listen 127.0.0.1:${port}`] : []),
    host.settings,
    siteSettings(folder, port, hasHttps),
  ];
  writeFileSync(at("apache.conf"), lines.join("\n"));
  return at("apache.conf");
}

interface Host {
  origin: string;
  plainOrigin: string;
  log(): string;
  stop(): Promise<void>;
}

async function startApache(port: number, settings: HostSettings): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), "apache-"));
  const flags = ["-D", "FOREGROUND", "-f", configure(folder, port, settings)];
  const server = spawn(apache ?? "", flags, { stdio: "inherit" });
  const plainOrigin = `http://127.0.0.1:${port + 1}`;
  const answer = () => fetch(plainOrigin, { redirect: "manual" }).then(({ status }) => status);
  // Whatever it answers is for the tests to judge, which stop it.
  await expect.poll(() => answer().catch(String)).toEqual(expect.any(Number));
  return {
    origin: `https://127.0.0.1:${port}`,
    plainOrigin,
    log: () => readFileSync(path.join(folder, "error.log"), "utf8"),
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const port = 24_630 + 4 * workerIndex;
      const host = await startApache(port, { modules: MANY, settings: USUAL_HOST });
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
  // Its certificate is signed by nobody but itself.
  ignoreHTTPSErrors: true,
});
// One worker, so one server.
test.describe.configure({ mode: "default" });
test.skip(
  !canRun,
  "Apache or openssl is not installed (sudo apt-get install apache2-bin openssl).",
);

const HTML = "text/html; charset=utf-8";

test("scripts and data have their types, compressed or not", async ({ request }) => {
  const compressed = readdirSync("out/assets").filter((name) => name.endsWith(".br"));
  const addresses = ["js", "json"].map((ending) => {
    const copy = compressed.find((name) => name.endsWith(`.${ending}.br`)) ?? "";
    return `/assets/${copy.replace(/\.br$/, "")}`;
  });
  for (const coding of ["identity", "gzip", "br"]) {
    const types = ["text/javascript; charset=utf-8", "application/json"];
    for (const [index, address] of addresses.entries()) {
      const answer = await request.get(address, { headers: { "Accept-Encoding": coding } });
      const { "content-type": type, "content-encoding": sent = "identity" } = answer.headers();
      expect.soft([type, sent], address).toEqual([types[index], coding]);
      expect.soft(answer.headers().vary, address).toMatch(/Accept-Encoding/i);
    }
  }
  const robots = (await request.get("/robots.txt")).headers();
  expect(robots["content-type"]).toBe("text/plain; charset=utf-8");
});

test("each page is HTML at its one address, in each compression", async ({ request }) => {
  for (const route of routes) {
    for (const coding of ["identity", "gzip", "br"]) {
      const headers = { "Accept-Encoding": coding };
      const answer = await request.get(route, { headers, maxRedirects: 0 });
      const { "content-type": type, "content-encoding": sent = "identity" } = answer.headers();
      expect.soft([answer.status(), type, sent], route).toEqual([200, HTML, coding]);
      expect.soft(answer.headers().vary, route).toMatch(/Accept-Encoding/i);
      expect.soft(answer.headers()["content-language"], route).toBeUndefined();
      const isAsBuilt = (await answer.text()) === readFileSync(`out/${fileOf(route)}`, "utf8");
      expect.soft(isAsBuilt, `${route} is as it was built`).toBe(true);
    }
  }
});

test("no file of the site lies where the host has files of its own", async ({ request }) => {
  const hidden = /^[._](?!next|well-known)|\.(html|br|gz)$/;
  const files = filesBelow("out").filter((file) => !hidden.test(file));
  for (const file of files) {
    const answer = await request.head(`/${file}`);
    expect.soft(answer.status(), file).toBe(200);
  }
});

test("each address has the headers of the one list, and each of them once", async ({ request }) => {
  const rules = hostRules(process.cwd(), content.firm);
  const [script = ""] = readdirSync("out/assets").filter((name) => name.endsWith(".js"));
  const addresses = ["/", "/about", "/consent-form", "/robots.txt", `/assets/${script}`];
  for (const address of addresses) {
    // A header that came twice would have both values, and differ.
    const listed = Object.entries(headersFor(rules, address));
    const expected = Object.fromEntries(listed.map(([name, value]) => [name.toLowerCase(), value]));
    const headers = (await request.get(address)).headers();
    expect.soft(headers, address).toMatchObject(expected);
    expect.soft(headers.expires, address).toBeUndefined();
  }
});

test("http redirects to https, and each spelling to the one address", async ({ request, host }) => {
  const here = (to: string) => host.origin + to;
  const moved = [
    ["/about/", here("/about")],
    ["/terms-condition/", here("/terms-condition")],
    ["/about/index.html", here("/about")],
    ["/about.html?plan=a%20b", here("/about?plan=a%20b")],
    ["/index.html", here("/")],
    ["/terms-condition/1.0.html", here("/terms-condition/1.0")],
    ["/investor-charter?plan=a%20b", here("/compliance?plan=a%20b#charter")],
    ...Object.entries(content.redirects).map(([from, to]) => [from, here(to)]),
    ["/page?id=3", here("/about")],
    [`${host.plainOrigin}/about?plan=a%20b`, "https://127.0.0.1/about?plan=a%20b"],
  ];
  for (const [from = "", to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location], from).toEqual([308, to]);
  }
});

test("the name without www leads to the site, and asks no other name for https", async ({
  request,
  host,
}) => {
  const { hostname, origin } = new URL(content.firm.site);
  test.skip(!hostname.startsWith("www."), "The site has no www.");
  for (const server of [host.origin, host.plainOrigin]) {
    const headers = { Host: hostname.slice("www.".length) };
    const answer = await request.get(`${server}/about?a=b`, { headers, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `${origin}/about?a=b`]);
    expect(answer.headers()["strict-transport-security"]).toBeUndefined();
  }
});

test("behind a proxy that has the certificate nothing redirects without end", async ({
  request,
  host,
}) => {
  const by = async (headers: Record<string, string>) => {
    const answer = await request.get(`${host.plainOrigin}/about`, { headers, maxRedirects: 0 });
    return answer.status();
  };
  expect(await by({ "X-Forwarded-Proto": "https" })).toBe(200);
  expect(await by({ "X-Forwarded-For": "192.0.2.1" })).toBe(200);
  expect(await by({ "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "http" })).toBe(308);
});

test("an unknown address gets our 404 page, and no folder answers 403", async ({ request }) => {
  const page = readFileSync("out/404.html", "utf8");
  const hidden = ["/404", "/404.html", "/_headers", "/about.html.br", "/.env", "/.nojekyll"];
  const folders = ["/assets", "/_next/static", "/terms-condition"].filter(
    (folder) => !routes.includes(folder),
  );
  for (const address of [...folders, ...hidden, "/about/x", "/assets/gone.js", "/gone.js"]) {
    const answer = await request.get(address);
    const isOurs = (await answer.text()) === page;
    expect.soft([answer.status(), isOurs], address).toEqual([404, true]);
    expect.soft(answer.headers()["cache-control"], address).toBe("no-cache, no-transform");
    expect.soft(answer.headers()["content-type"], address).toBe(HTML);
  }
  // Apache's own word.
  expect((await request.get("/.htaccess")).status()).toBeGreaterThanOrEqual(403);
});

test("no address redirects to another host or injects a header", async ({ request, host }) => {
  for (const address of ["//evil.example/", "/%5Cevil.example/", "/a%0d%0aX-Evil:1/"]) {
    const answer = await request.get(host.origin + address, { maxRedirects: 0 });
    const { location = host.origin, "x-evil": evil } = answer.headers();
    expect.soft([new URL(location).origin, evil], address).toEqual([host.origin, undefined]);
  }
});

test("a page is not sent again while it is the same", async ({ request }) => {
  const { etag = "none" } = (await request.get("/about")).headers();
  const again = await request.get("/about", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
});

test("a host without options, headers or compression of its own serves the pages", async ({
  request,
}, { workerIndex }) => {
  const settings = { modules: NEEDED, settings: POOR_HOST };
  const poor = await startApache(24_632 + 4 * workerIndex, settings);
  try {
    // As the host's proxy asks, which has the certificate.
    const headers = { "X-Forwarded-Proto": "https", "Accept-Encoding": "gzip" };
    for (const route of ["/", "/about", "/terms-condition", "/terms-condition/1.0"]) {
      const answer = await request.get(poor.plainOrigin + route, { headers, maxRedirects: 0 });
      const { "content-type": type, "content-encoding": coding } = answer.headers();
      expect.soft([answer.status(), type, coding], route).toEqual([200, HTML, "gzip"]);
    }
  } finally {
    await poor.stop();
  }
});

test("Apache reports no error", ({ host }) => {
  const lines = host.log().split("\n");
  const errors = lines.filter((line) => /:(emerg|alert|crit|warn)\]/.test(line));
  // Of the certificate for this test.
  expect(errors.filter((line) => !line.includes("[ssl:warn]"))).toEqual([]);
});
