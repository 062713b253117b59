import { connect } from "node:http2";
import { connect as connectTls } from "node:tls";
import { expect } from "@playwright/test";
import {
  expectNoWayOut,
  expectOneAddressAPage,
  expectOwnPageFor404,
} from "../support/checks/addresses";
import { observatoryScore } from "../support/checks/observatory";
import { expectListedHeaders, firstAsset } from "../support/checks/real-host";
import { routes } from "../support/pages/routes";
import { scannedPage } from "../support/pages/scanned-page";
import { hostTest } from "../support/servers/host-test";
import { NO_NGINX, nginxCommand, startNginx } from "../support/servers/nginx";
import { ask, askPlain } from "../support/servers/running-host";

// The site as a real server gives it out, with the configuration that the build wrote.

const test = hostTest(startNginx);

test.skip(!nginxCommand, NO_NGINX);

test("each address has the headers of the one list, and each of them once", ({ host }) =>
  expectListedHeaders(host));

test("what came by http goes to the same address by https", async ({ host }) => {
  for (const path of ["/", "/about?plan=a%20b", "/no-such-page", "//evil.example/%0d%0aX-Evil:1"]) {
    const { status, headers } = await askPlain(host, path, "site.example");
    expect.soft(status, path).toBe(308);
    expect.soft(headers.location, path).toBe(`https://site.example${path}`);
    expect.soft(headers["x-evil"], path).toBeUndefined();
  }
});

test("browsers that can are spoken to by HTTP/2", async ({ host }) => {
  const session = connect(host.origin, { ca: host.cert });
  const protocol = await new Promise((resolve, reject) => {
    session.once("connect", () => resolve(session.alpnProtocol)).once("error", reject);
  });
  session.close();
  expect(protocol).toBe("h2");
});

test("outdated encryption is refused", async ({ host }) => {
  const { hostname, port } = new URL(host.origin);
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
            ca: host.cert,
            ...limits,
          });
          socket.once("secureConnect", () => resolve(true)).once("error", () => resolve(false));
          socket.once("secureConnect", () => socket.destroy());
        }),
    ),
  );
  expect(accepted).toEqual([false, true, true]);
});

test("every page scores 135 at the Observatory, as it comes over the line", async ({ host }) => {
  for (const route of routes) {
    const { headers, body } = await ask(host, route);
    const { policy, scripts } = scannedPage(body);
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    expect.soft(observatoryScore({ headers: sent, metaPolicy: policy, scripts }), route).toBe(135);
  }
});

test("a page is asked for again each time, and not sent again when it is the same", async ({
  host,
}) => {
  const { headers } = await ask(host, "/about");
  const again = await ask(host, "/about", { "if-none-match": headers.etag ?? "none" });
  expect(again.status).toBe(304);
  expect(again.headers["cache-control"]).toBe("no-cache");
});

test("text goes compressed where it is understood", async ({ host }) => {
  for (const address of ["/", "/about", "/no-such-page", firstAsset("hydrate")]) {
    const plain = await ask(host, address);
    const gzip = await ask(host, address, { "accept-encoding": "gzip" });
    expect.soft(plain.headers["content-encoding"], address).toBeUndefined();
    expect.soft(gzip.headers["content-encoding"], address).toBe("gzip");
    expect.soft(gzip.headers.vary, address).toMatch(/Accept-Encoding/i);
    expect.soft(gzip.bytes, address).toBeLessThan(plain.bytes / 2);
  }
});

test("media types: text says its character set", async ({ host }) => {
  const types = {
    "/about": "text/html; charset=utf-8",
    "/no-such-page": "text/html; charset=utf-8",
    "/icon.svg": "image/svg+xml",
    [firstAsset("enhancements")]: "application/javascript; charset=utf-8",
  };
  for (const [address, type] of Object.entries(types)) {
    if (address === "/icon.svg" && (await ask(host, address)).status === 404) continue;
    expect.soft((await ask(host, address)).headers["content-type"], address).toBe(type);
  }
});

test("each spelling of an address moves to the one, with its query", ({ host }) =>
  expectOneAddressAPage((path) => ask(host, path)));

test("what is no address answers 404 with the site's own page, and no folder is forbidden", ({
  host,
}) => expectOwnPageFor404((path) => ask(host, path)));

test("no address leads to another host or writes a header", ({ host }) =>
  expectNoWayOut((path) => ask(host, path)));

test("nginx has nothing to complain of, no deprecated directive either", async ({ host }) => {
  const lines = (await host.log())
    .split("\n")
    .filter((line) => /\[(emerg|alert|crit|warn)\]/.test(line));
  expect(lines).toEqual([]);
});
