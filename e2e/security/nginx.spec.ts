import { readdir } from "node:fs/promises";
import { connect } from "node:http2";
import { connect as connectTls } from "node:tls";
import { test as base, expect } from "@playwright/test";
import { identityPlaceholders } from "@/lib/content/checks/identity-placeholders";
import { getContent } from "@/lib/content/content";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import {
  expectNoWayOut,
  expectOneAddressAPage,
  expectOwnPageFor404,
} from "../support/checks/addresses";
import { observatoryScore } from "../support/checks/observatory";
import { listenForProblems } from "../support/checks/problems";
import { listenForViolations } from "../support/checks/violations";
import { fillIn, openContact, send } from "../support/pages/inquiry";
import { routes } from "../support/pages/routes";
import { scannedPage } from "../support/pages/scanned-page";
import { NO_NGINX, nginxCommand, startNginx } from "../support/servers/nginx";
import { ask as askHost, askPlain, type RunningHost } from "../support/servers/running-host";

// The site as a real server gives it out, with the configuration that the build wrote.

const isPreview = identityPlaceholders(getContent()).length > 0;
const rules = headerRules({ isHttps: true, isPreview });

let nginx: RunningHost;

const test = base.extend<object, { server: RunningHost }>({
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
  // Its certificate is signed by nobody but itself.
  ignoreHTTPSErrors: true,
});

test.skip(!nginxCommand, NO_NGINX);

const ask = (path: string, headers?: Record<string, string>) => askHost(nginx, path, headers);

async function firstAsset(name: string): Promise<string> {
  const file = (await readdir("out/assets")).find(
    (asset) => asset.startsWith(name) && asset.endsWith(".js"),
  );
  return `/assets/${file}`;
}

test("every page opens, quietly, under the headers that a host sends", async ({ page }) => {
  const violations = await listenForViolations(page);
  const problems = listenForProblems(page, nginx.origin);
  for (const route of routes) {
    const response = await page.goto(route);
    expect.soft(response?.status(), route).toBe(200);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect.soft([...violations, ...problems], route).toEqual([]);
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
  addresses.push(await firstAsset("consent-worker"), await firstAsset("enhancements"));
  for (const address of addresses) {
    const { headers } = await ask(address);
    const expected = Object.entries(headersFor(rules, address)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect.soft(headers, address).toMatchObject(Object.fromEntries(expected));
  }
});

test("what came by http goes to the same address by https", async () => {
  for (const path of ["/", "/about?plan=a%20b", "/no-such-page", "//evil.example/%0d%0aX-Evil:1"]) {
    const { status, headers } = await askPlain(nginx, path, "site.example");
    expect.soft(status, path).toBe(308);
    expect.soft(headers.location, path).toBe(`https://site.example${path}`);
    expect.soft(headers["x-evil"], path).toBeUndefined();
  }
});

test("browsers that can are spoken to by HTTP/2", async () => {
  const session = connect(nginx.origin, { ca: nginx.cert });
  const protocol = await new Promise((resolve, reject) => {
    session.once("connect", () => resolve(session.alpnProtocol)).once("error", reject);
  });
  session.close();
  expect(protocol).toBe("h2");
});

test("outdated encryption is refused", async () => {
  const { hostname, port } = new URL(nginx.origin);
  const versions = ["TLSv1.1", "TLSv1.2", "TLSv1.3"] as const;
  const accepted = await Promise.all(
    versions.map(
      (version) =>
        new Promise<boolean>((resolve) => {
          const limits = {
            minVersion: version,
            maxVersion: version,
            ciphers: "DEFAULT@SECLEVEL=0",
          };
          const socket = connectTls({
            host: hostname,
            port: Number(port),
            ca: nginx.cert,
            ...limits,
          });
          socket.once("secureConnect", () => resolve(true)).once("error", () => resolve(false));
          socket.once("secureConnect", () => socket.destroy());
        }),
    ),
  );
  expect(accepted).toEqual([false, true, true]);
});

test("every page scores 135 at the Observatory, as it comes over the line", async () => {
  for (const route of routes) {
    const { headers, body } = await ask(route);
    const { policy, scripts } = scannedPage(body);
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    expect.soft(observatoryScore({ headers: sent, metaPolicy: policy, scripts }), route).toBe(135);
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
    [await firstAsset("enhancements")]: "application/javascript; charset=utf-8",
  };
  for (const [address, type] of Object.entries(types)) {
    if (address === "/icon.svg" && (await ask(address)).status === 404) continue;
    expect.soft((await ask(address)).headers["content-type"], address).toBe(type);
  }
});

test("each spelling of an address moves to the one, with its query", () =>
  expectOneAddressAPage(ask));

test("what is no address answers 404 with the site's own page, and no folder is forbidden", () =>
  expectOwnPageFor404(ask));

test("no address leads to another host or writes a header", () => expectNoWayOut(ask));

test("nginx has nothing to complain of, no deprecated directive either", async () => {
  const lines = (await nginx.log())
    .split("\n")
    .filter((line) => /\[(emerg|alert|crit|warn)\]/.test(line));
  expect(lines).toEqual([]);
});
