import { readdir, readFile } from "node:fs/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { test as base, expect } from "@playwright/test";
import { parse } from "yaml";
import { NO_NGINX } from "@/lib/delivery/find-nginx";
import { headerRules, headersFor } from "@/lib/delivery/host-rules";
import { fillIn, openContact, send } from "./support/inquiry";
import { nginxCommand, type RunningNginx, startNginx } from "./support/nginx";
import { listenForNoise } from "./support/noise";
import { routes } from "./support/routes";
import { listenForViolations } from "./support/violations";

// The site as a real server gives it out, with the configuration that the build wrote.

const rules = headerRules({ isPublic: true });

let nginx: RunningNginx;

const test = base.extend<object, { server: RunningNginx }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      nginx = await startNginx();
      await use(nginx);
      await nginx.stop();
    },
    { scope: "worker", auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

test.skip(!nginxCommand, NO_NGINX);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/** `fetch` follows, tidies paths and decompresses; here the bytes on the line are the subject. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(nginx.origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    }).on("error", reject);
  });
}

async function firstAsset(name: string): Promise<string> {
  const file = (await readdir("out/assets")).find(
    (asset) => asset.startsWith(name) && asset.endsWith(".js"),
  );
  return `/assets/${file}`;
}

test("every page opens, quietly, under the headers that a host sends", async ({ page }) => {
  const violations = await listenForViolations(page);
  const noise = listenForNoise(page, nginx.origin);
  for (const route of routes) {
    const response = await page.goto(route);
    expect.soft(response?.status(), route).toBe(200);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect.soft([...violations, ...noise], route).toEqual([]);
  }
});

test("an inquiry goes its way", async ({ page }) => {
  const violations = await listenForViolations(page);
  await openContact(page);
  await fillIn(page);
  await send(page);
  expect(violations).toEqual([]);
});

test("the consent form, built without keys, says so and listens", async ({ page }) => {
  const violations = await listenForViolations(page);
  await page.goto("/consent-form");
  await expect(page.locator('[data-island="consent-form"][data-ready]')).toBeAttached();
  await expect(page.getByRole("note").filter({ hasText: "cannot send the form" })).toBeVisible();
  expect(violations).toEqual([]);
});

test("each address has the headers of the one list, and each of them once", async () => {
  const addresses = ["/", "/about", "/consent-form", "/robots.txt", "/no-such-page"];
  addresses.push(await firstAsset("consent-worker"), await firstAsset("behaviours"));
  for (const address of addresses) {
    const { headers } = await ask(address);
    const expected = Object.entries(headersFor(rules, address)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect.soft(headers, address).toMatchObject(Object.fromEntries(expected));
  }
});

test("a page is asked for again each time, and not sent again when it is the same", async () => {
  const { headers } = await ask("/about");
  const again = await ask("/about", { "if-none-match": headers.etag ?? "none" });
  expect(again.status).toBe(304);
  expect(again.headers["cache-control"]).toBe("no-cache");
});

test("text goes compressed where it is understood", async () => {
  for (const address of ["/", "/about", "/no-such-page", await firstAsset("hydrate")]) {
    const plain = await ask(address);
    const gzip = await ask(address, { "accept-encoding": "gzip" });
    expect.soft(plain.headers["content-encoding"], address).toBeUndefined();
    expect.soft(gzip.headers["content-encoding"], address).toBe("gzip");
    expect.soft(gzip.headers.vary, address).toMatch(/Accept-Encoding/i);
    expect.soft(gzip.bytes, address).toBeLessThan(plain.bytes / 2);
  }
});

test("media types: text says its character set", async () => {
  const types = {
    "/about": "text/html; charset=utf-8",
    "/no-such-page": "text/html; charset=utf-8",
    "/icon.svg": "image/svg+xml",
    [await firstAsset("behaviours")]: "application/javascript; charset=utf-8",
  };
  for (const [address, type] of Object.entries(types)) {
    if (address === "/icon.svg" && (await ask(address)).status === 404) continue;
    expect.soft((await ask(address)).headers["content-type"], address).toBe(type);
  }
});

for (const [address, to] of [
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/about/?plan=a%20b", "/about?plan=a%20b"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["/commodities?x=1", "/comodities?x=1"],
  ["/investor-charter?x=1", "/compliance?x=1#charter"],
] as const) {
  test(`${address} moves to ${to}`, async () => {
    const { status, headers } = await ask(address);
    expect(status).toBe(308);
    expect(headers.location).toBe(to);
  });
}

test("each likely spelling moves to its page", async () => {
  const redirects = parse(await readFile("content/redirects.yaml", "utf8")) as Record<
    string,
    string
  >;
  for (const [from, to] of Object.entries(redirects)) {
    const { status, headers } = await ask(from);
    expect.soft([status, headers.location], from).toEqual([308, to]);
  }
});

test("what is no address answers 404 with the site's own page, and no folder is forbidden", async () => {
  const folders = ["/assets", "/_next", "/_next/static", "/_next/static/media", "/licences"];
  const hidden = ["/404", "/404.html", "/_headers", "/_redirects", "/about.html.br", "/.env"];
  const strange = ["/no-such-page", "/about/more", "/%5Cevil.example", "/about%0d%0aX:1"];
  const size = (await readFile("out/404.html")).length;
  for (const address of [...folders, ...hidden, ...strange]) {
    const { status, bytes } = await ask(address);
    expect.soft([status, bytes], address).toEqual([404, size]);
  }
  for (const folder of folders) {
    expect.soft((await ask(`${folder}/`)).status, `${folder}/`).toBe(308);
  }
});

test("no address leads to another host or writes a header", async () => {
  for (const address of [
    "//evil.example/",
    "/%5Cevil.example/",
    "/%2F/evil.example/",
    "//evil.example/index.html",
    "/a%0d%0aX-Evil:1/",
    "/a%0aX-Evil:1.html",
  ]) {
    const { headers } = await ask(address);
    const target = new URL(headers.location ?? "/", "http://site.example/");
    expect.soft(target.host, address).toBe("site.example");
    expect.soft(headers["x-evil"], address).toBeUndefined();
  }
});

test("nginx has nothing to complain of", async () => {
  const lines = (await nginx.log())
    .split("\n")
    .filter((line) => /\[(emerg|alert|crit)\]/.test(line));
  expect(lines).toEqual([]);
});
