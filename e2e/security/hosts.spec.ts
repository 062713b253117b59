import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "@playwright/test";
import { hostRules } from "@/scripts/hosts/host-files";
import { headersFor } from "@/scripts/hosts/host-rules";
import { content, routes } from "../support/pages/routes";

// The hosts' files as the build wrote them, read by a host's own published parsers.

const rules = hostRules(process.cwd(), content.firm);

/** The parser adds a space behind each comma. */
const spaceless = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/, /g, ",")]),
  );

test("Netlify's parser finds in _headers the rules for each address", async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ["out/_headers"],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  expect(headers.map((rule) => rule.for)).toEqual(rules.map(({ path }) => path));
  for (const address of [...routes, "/no-such-page", "/assets/worker-jobs.A.js"]) {
    const found: Record<string, string> = {};
    for (const rule of headers) {
      if ("forRegExp" in rule && rule.forRegExp.test(address)) Object.assign(found, rule.values);
    }
    // Netlify revalidates pages by itself.
    const listed = rules.filter(({ path }) => path !== "/*");
    const { "Cache-Control": caching } = headersFor(listed, address);
    const { "Cache-Control": _, ...rest } = headersFor(rules, address);
    const expected = caching ? { ...rest, "Cache-Control": caching } : rest;
    expect(spaceless(found), address).toEqual(spaceless(expected));
  }
});

test("Netlify's parser finds every line of _redirects", async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: ["out/_redirects"],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toEqual(
    Object.entries(content.redirects).map(([from, to]) =>
      expect.objectContaining({ from, to, status: 308 }),
    ),
  );
});
