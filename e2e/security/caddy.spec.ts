import { expect } from "@playwright/test";
import {
  expectNoWayOut,
  expectOneAddressAPage,
  expectOwnPageFor404,
} from "../support/checks/addresses";
import { expectListedHeaders, expectQuietPages, firstAsset } from "../support/checks/real-host";
import { caddyCommand, NO_CADDY, startCaddy } from "../support/servers/caddy";
import { hostTest } from "../support/servers/host-test";
import { ask, askPlain } from "../support/servers/running-host";

// The site as a real Caddy gives it out, with the Caddyfile that the build wrote.

const test = hostTest(startCaddy);

test.skip(!caddyCommand, NO_CADDY);

test("each layout opens, quietly, under the headers that a host sends", ({ context, host }) =>
  expectQuietPages(context, host));

test("each address has the headers of the one list, and each of them once", ({ host }) =>
  expectListedHeaders(host));

test("what came by http goes to the same address by https", async ({ host }) => {
  const { status, headers } = await askPlain(host, "/about?plan=a%20b", "localhost");
  expect([status, headers.location]).toEqual([308, "https://localhost/about?plan=a%20b"]);
});

test("text goes compressed by the build where that is understood", async ({ host }) => {
  for (const address of ["/", "/about", "/no-such-page", firstAsset("hydrate")]) {
    const plain = await ask(host, address);
    expect.soft(plain.headers["content-encoding"], address).toBeUndefined();
    for (const encoding of ["br", "gzip"]) {
      const { headers, bytes } = await ask(host, address, { "accept-encoding": encoding });
      expect.soft(headers["content-encoding"], address).toBe(encoding);
      expect.soft(headers.vary, address).toBe("Accept-Encoding");
      expect.soft(bytes, address).toBeLessThan(plain.bytes / 2);
    }
  }
});

test("media types do not depend on what the system knows", async ({ host }) => {
  const types = {
    "/about": "text/html; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    [firstAsset("hydrate")]: "text/javascript; charset=utf-8",
  };
  for (const [address, type] of Object.entries(types)) {
    expect.soft((await ask(host, address)).headers["content-type"], address).toBe(type);
  }
});

test("each spelling of an address moves to the one, with its query", ({ host }) =>
  expectOneAddressAPage((path) => ask(host, path)));

test("what is no address answers 404 with the site's own page", ({ host }) =>
  expectOwnPageFor404((path) => ask(host, path)));

test("no address leads to another host or writes a header", ({ host }) =>
  expectNoWayOut((path) => ask(host, path)));
