import { readdirSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { identityPlaceholders } from "@/lib/content/checks/identity-placeholders";
import { getContent } from "@/lib/content/content";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import {
  expectNoWayOut,
  expectOneAddressAPage,
  expectOwnPageFor404,
} from "../support/checks/addresses";
import { listenForProblems } from "../support/checks/problems";
import { listenForViolations } from "../support/checks/violations";
import { routes } from "../support/pages/routes";
import { caddyCommand, NO_CADDY, startCaddy } from "../support/servers/caddy";
import { ask, askPlain, type RunningHost } from "../support/servers/running-host";

// The site as a real Caddy gives it out, with the Caddyfile that the build wrote.

const isPreview = identityPlaceholders(getContent()).length > 0;
const rules = headerRules({ isHttps: true, isPreview });

const test = base.extend<object, { caddy: RunningHost }>({
  caddy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const caddy = await startCaddy();
      await use(caddy);
      await caddy.stop();
    },
    { scope: "worker", auto: true },
  ],
  baseURL: async ({ caddy }, use) => use(caddy.origin),
  // Its certificate is signed by nobody but itself.
  ignoreHTTPSErrors: true,
});

test.skip(!caddyCommand, NO_CADDY);

const assets = caddyCommand ? readdirSync("out/assets") : [];
const firstAsset = (name: string) =>
  `/assets/${assets.find((asset) => asset.startsWith(name) && asset.endsWith(".js"))}`;

test("every page opens, quietly, under the headers that a host sends", async ({ page, caddy }) => {
  const violations = await listenForViolations(page);
  const problems = listenForProblems(page, caddy.origin);
  for (const route of routes) {
    const response = await page.goto(route);
    expect.soft(response?.status(), route).toBe(200);
    await page.waitForLoadState("networkidle");
    expect.soft([...violations, ...problems], route).toEqual([]);
  }
});

test("each address has the headers of the one list, and each of them once", async ({ caddy }) => {
  const addresses = ["/", "/about", "/consent-form", "/robots.txt", "/no-such-page"];
  for (const address of [...addresses, firstAsset("consent-worker"), firstAsset("hydrate")]) {
    const { headers } = await ask(caddy, address);
    const expected = Object.entries(headersFor(rules, address)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect.soft(headers, address).toMatchObject(Object.fromEntries(expected));
  }
});

test("what came by http goes to the same address by https", async ({ caddy }) => {
  const { status, headers } = await askPlain(caddy, "/about?plan=a%20b", "localhost");
  expect([status, headers.location]).toEqual([308, "https://localhost/about?plan=a%20b"]);
});

test("text goes compressed by the build where that is understood", async ({ caddy }) => {
  for (const address of ["/", "/about", "/no-such-page", firstAsset("hydrate")]) {
    const plain = await ask(caddy, address);
    expect.soft(plain.headers["content-encoding"], address).toBeUndefined();
    for (const encoding of ["br", "gzip"]) {
      const { headers, bytes } = await ask(caddy, address, { "accept-encoding": encoding });
      expect.soft(headers["content-encoding"], address).toBe(encoding);
      expect.soft(headers.vary, address).toBe("Accept-Encoding");
      expect.soft(bytes, address).toBeLessThan(plain.bytes / 2);
    }
  }
});

test("media types do not depend on what the system knows", async ({ caddy }) => {
  const types = {
    "/about": "text/html; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    [firstAsset("hydrate")]: "text/javascript; charset=utf-8",
  };
  for (const [address, type] of Object.entries(types)) {
    expect.soft((await ask(caddy, address)).headers["content-type"], address).toBe(type);
  }
});

test("each spelling of an address moves to the one, with its query", ({ caddy }) =>
  expectOneAddressAPage((path) => ask(caddy, path)));

test("what is no address answers 404 with the site's own page", ({ caddy }) =>
  expectOwnPageFor404((path) => ask(caddy, path)));

test("no address leads to another host or writes a header", ({ caddy }) =>
  expectNoWayOut((path) => ask(caddy, path)));
