import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { parse } from "yaml";
import type { Answer } from "../servers/running-host";

// What holds of the site's addresses on every server.

const HTML = "text/html; charset=utf-8";

type Ask = (path: string) => Promise<Answer>;

/** Spellings of an address, and where they lead. */
const MOVED = {
  "/about/": "/about",
  "/about.html": "/about",
  "/about/index.html": "/about",
  "/about/?plan=a%20b": "/about?plan=a%20b",
  "/index.html": "/",
  "/index": "/",
  "/commodities?utm_source=x&y": "/comodities?utm_source=x&y",
  "/investor-charter?x=1": "/compliance?x=1#charter",
};

export async function expectOneAddressAPage(ask: Ask): Promise<void> {
  for (const [address, to] of Object.entries(MOVED)) {
    const { status, headers } = await ask(address);
    expect.soft([status, headers.location], address).toEqual([308, to]);
  }
  // A version's dot begins no file's ending.
  for (const address of ["/about", "/terms-condition/1.0", "/compliance/charter/1.0"]) {
    const { status, headers } = await ask(address);
    expect.soft([status, headers["content-type"]], address).toEqual([200, HTML]);
  }
  for (const spelling of ["/terms-condition/1.0/", "/terms-condition/1.0.html"]) {
    expect.soft((await ask(spelling)).headers.location, spelling).toBe("/terms-condition/1.0");
  }
  const redirects = parse(await readFile("content/redirects.yaml", "utf8")) as Record<
    string,
    string
  >;
  for (const [from, to] of Object.entries(redirects)) {
    const { status, headers } = await ask(from);
    expect.soft([status, headers.location], from).toEqual([308, to]);
  }
}

export async function expectOwnPageFor404(ask: Ask): Promise<void> {
  const folders = ["/assets", "/_next", "/_next/static", "/_next/static/media", "/licences"];
  const hidden = ["/404", "/404.html", "/_headers", "/_redirects", "/about.html.br", "/.env"];
  const strange = ["/no-such-page", "/about/more", "/%5Cevil.example", "/about%0d%0aX:1"];
  const size = (await readFile("out/404.html")).length;
  for (const address of [...folders, ...hidden, ...strange, "/assets/gone.js", "/gone.txt"]) {
    const { status, bytes, headers } = await ask(address);
    expect.soft([status, bytes], address).toEqual([404, size]);
    expect.soft(headers["content-type"], address).toBe(HTML);
    expect.soft(headers["cache-control"], address).toBe("no-cache");
  }
  for (const folder of folders) {
    expect.soft((await ask(`${folder}/`)).status, `${folder}/`).toBe(308);
  }
}

export async function expectNoWayOut(ask: Ask): Promise<void> {
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
}
