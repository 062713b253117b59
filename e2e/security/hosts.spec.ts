import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "@playwright/test";
import { getContent } from "@/lib/checks/checked-content";
import { identityPlaceholders } from "@/lib/site/money-placeholders";
import { headerRules, headersFor, hostRedirects } from "@/scripts/hosts/host-rules";
import { routes } from "../support/pages/routes";

// The hosts' files as the build wrote them, read by the hosts' own published code and schemas.

const content = getContent();
const isPreview = identityPlaceholders(content).length > 0;
const rules = headerRules({ isHttps: true, isPreview });
const redirects = hostRedirects(content.redirects);

const worker = readdirSync("out/assets").find((file) => /^consent-worker\..*\.js$/.test(file));
const addresses = [...routes, "/robots.txt", "/no-such-page", `/assets/${worker}`, "/assets/a.js"];

test("Netlify's parser finds every rule of _headers, for the addresses that are meant", async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ["out/_headers"],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  expect(headers.map((rule) => rule.for)).toEqual(rules.map(({ path }) => path));
  for (const address of addresses) {
    const found: Record<string, string> = {};
    for (const rule of headers) {
      if ("forRegExp" in rule && rule.forRegExp.test(address)) Object.assign(found, rule.values);
    }
    const { "Cache-Control": caching, ...rest } = headersFor(rules, address);
    // The parser sets a blank behind each comma.
    const same = (all: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(all).map(([name, value]) => [name, value.replace(/, /g, ",")]),
      );
    // It asks for pages again by itself; only long caching is said.
    const expected = caching?.includes("immutable") ? { ...rest, "Cache-Control": caching } : rest;
    expect(same(found), address).toEqual(same(expected));
  }
});

test("Netlify's parser finds every line of _redirects", async () => {
  const { redirects: found, errors } = await parseAllRedirects({
    redirectsFiles: ["out/_redirects"],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(found).toEqual(
    redirects.map(([from, to]) => expect.objectContaining({ from, to, status: 308 })),
  );
});

test("while who the firm is stands in for itself, every host keeps search engines away", async () => {
  for (const file of ["out/_headers", "deploy/nginx/research-desk"]) {
    const text = await readFile(file, "utf8");
    expect(text.includes("X-Robots-Tag") && text.includes("noindex"), file).toBe(isPreview);
  }
});
