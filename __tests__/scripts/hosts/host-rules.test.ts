import { runInNewContext } from "node:vm";
import { caddyFile } from "@/scripts/hosts/caddy-file";
import { cloudfrontFunction, cloudfrontTemplate } from "@/scripts/hosts/cloudfront";
import { headersFile, redirectsFile, vercelFile } from "@/scripts/hosts/host-files";
import { headerRules, headersFor, hostRedirects } from "@/scripts/hosts/host-rules";
import { nginxFile } from "@/scripts/hosts/nginx-file";

const rules = headerRules({ isHttps: true });
const httpRules = headerRules({ isHttps: false });
const SITE = new URL("https://site.example");
const HTTP_SITE = new URL("http://10.0.0.5:8080");
const redirects = hostRedirects({
  "/about-us": "/about",
  "/charter": "/compliance#charter",
  "/index": "/",
});

test("every address of a public host has the whole set", () => {
  expect(headersFor(rules, "/about")).toMatchObject({
    "Content-Security-Policy": expect.stringMatching(
      /^frame-ancestors 'none'; .*; upgrade-insecure-requests$/,
    ),
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    "Cache-Control": "no-cache",
  });
});

test("on a host without https nothing is told to use it, in no host's file", () => {
  const texts = [
    JSON.stringify(headersFor(httpRules, "/about")),
    headersFile(httpRules),
    vercelFile(httpRules, redirects),
    cloudfrontTemplate(httpRules, redirects),
    nginxFile(httpRules, redirects, HTTP_SITE),
    caddyFile(httpRules, redirects, HTTP_SITE),
  ];
  for (const text of texts)
    expect(text).not.toMatch(/upgrade-insecure|Strict-?Transport|max-age=null/);
});

test("while content holds placeholders of identity or money, no address is for search engines", () => {
  for (const path of ["/", "/consent-form", "/assets/consent-worker.A.js"]) {
    const preview = headersFor(headerRules({ isHttps: true, isPreview: true }), path);
    expect(preview["X-Robots-Tag"]).toBe("noindex");
    expect(headersFor(rules, path)["X-Robots-Tag"]).toBeUndefined();
  }
});

test.each([
  ["/_next/static/media/a.woff2", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/assets/a.B.js", "Cache-Control", "public, max-age=31536000, immutable"],
  [
    "/assets/pictures/office-0a1b2c3d-360.avif",
    "Cache-Control",
    "public, max-age=31536000, immutable",
  ],
  ["/consent-form", "Referrer-Policy", "no-referrer"],
  ["/consent-forms", "Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "/assets/consent-worker.A.js",
    "Content-Security-Policy",
    "default-src 'none'; script-src 'self'",
  ],
  ["/assets", "Cache-Control", "no-cache"],
  // Of the owner: their names carry no hash.
  ["/pictures/team.jpg", "Cache-Control", "no-cache"],
])("%s has its own %s", (path, name, value) => {
  expect(headersFor(rules, path)[name]).toBe(value);
});

test("_headers: no header is said twice in a way that adding up would spoil", () => {
  const text = headersFile(rules);
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'/m);
  // Netlify and Cloudflare join the values of all rules that match.
  expect(text).not.toContain("no-cache");
  expect(text.match(/immutable/g)).toHaveLength(2);
  for (const line of text.split("\n")) expect(line.length).toBeLessThan(2_000);
});

test("_redirects has a line an address", () => {
  expect(redirectsFile(redirects).split("\n").slice(1)).toEqual([
    "/about-us /about 308",
    "/charter /compliance#charter 308",
    "",
  ]);
});

test("vercel.json says the same", () => {
  const config = JSON.parse(vercelFile(rules, redirects));
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: "out" });
  expect(config.redirects).toContainEqual({
    source: "/about-us",
    destination: "/about",
    permanent: true,
  });
  expect(config.headers.map(({ source }: { source: string }) => source)).toEqual([
    "/(.*)",
    "/consent-form",
    "/_next/static/(.*)",
    "/assets/(.*)",
    "/assets/consent-worker\\.(.*)",
  ]);
});

test("nginx: a map for each header, and a redirect keeps its query before an anchor", () => {
  const text = nginxFile(rules, redirects, SITE);
  expect(text).toContain('"~^/consent-form(\\.html)?$" "no-referrer";');
  expect(text).toContain('location = /charter { return 308 "/compliance$is_args$args#charter"; }');
  expect(text.match(/add_header/g)).toHaveLength(Object.keys(headersFor(rules, "/")).length);
});

test("nginx: http leads to https under the site's name, and HTTP/2 is left to the listen lines", () => {
  const text = nginxFile(rules, redirects, SITE);
  expect(text).toMatch(/listen \[::\]:80;[^}]*return 308 https:\/\/\$host\$request_uri;\n}/);
  expect(text.match(/server_name site\.example;/g)).toHaveLength(2);
  expect(text).toContain("include snippets/research-desk-listen.conf;");
  expect(text).not.toContain("http2");
});

test("nginx: a site without https is one server at its own port", () => {
  const text = nginxFile(httpRules, redirects, HTTP_SITE);
  expect(text).toContain("listen 8080;");
  expect(text).toContain("server_name 10.0.0.5;");
  expect(text).not.toMatch(/443|ssl_|include snippets\/research-desk-listen/);
  expect(text.split("{").length).toBe(text.split("}").length);
});

test("Caddy: the particular header comes after the general one, whose place it takes", () => {
  const text = caddyFile(rules, redirects, SITE);
  const general = text.indexOf('header * Referrer-Policy "strict-origin-when-cross-origin"');
  expect(general).toBeGreaterThan(0);
  expect(text.indexOf('header /consent-form Referrer-Policy "no-referrer"')).toBeGreaterThan(
    general,
  );
  expect(text).toContain("redir /charter /compliance{site_query}#charter 308");
});

test("Caddy: the site's address decides whether it gets a certificate", () => {
  expect(caddyFile(rules, redirects, SITE)).toContain("{$SITE_ADDRESS:site.example} {");
  expect(caddyFile(httpRules, redirects, HTTP_SITE)).toContain(
    "{$SITE_ADDRESS:http://10.0.0.5:8080} {",
  );
});

interface Request {
  uri: string;
  querystring: Record<string, { value: string }>;
}
interface Outcome {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

function atCloudfront(uri: string, querystring: Request["querystring"] = {}): Outcome {
  return runInNewContext(`${cloudfrontFunction(redirects)}; handler(event)`, {
    event: { request: { uri, querystring } },
  }) as Outcome;
}

test.each([
  ["/", "/index.html"],
  ["/about", "/about.html"],
  ["/assets/a.B.js", "/assets/a.B.js"],
  ["/robots.txt", "/robots.txt"],
  ["/terms-condition/1.0", "/terms-condition/1.0.html"],
  ["/404", "/no-such-page.html"],
  ["/_headers", "/no-such-page.html"],
  ["/about.html.br", "/no-such-page.html"],
])("CloudFront fetches for %s the file %s", (path, file) => {
  expect(atCloudfront(path).uri).toBe(file);
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ["/terms-condition/1.0.html", "/terms-condition/1.0"],
  ["/about-us/", "/about"],
  ["/charter", "/compliance#charter"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/%5Cevil.example"],
])("CloudFront leads %s to %s", (path, to) => {
  const { statusCode, headers } = atCloudfront(path);
  expect(statusCode).toBe(308);
  expect(headers?.location.value).toBe(to);
});

test("CloudFront keeps the query, before an anchor", () => {
  const { headers } = atCloudfront("/charter", { plan: { value: "a" }, x: { value: "" } });
  expect(headers?.location.value).toBe("/compliance?plan=a&x#charter");
});

test("the name without www leads to the site, under no header that names below it would inherit", () => {
  const site = new URL("https://www.firm.example");
  const [, bare = ""] = nginxFile(rules, redirects, site).split("# The name without www");
  expect(bare).toContain("server_name firm.example;");
  expect(bare).toContain("return 308 https://www.firm.example$request_uri;");
  expect(bare).not.toContain("add_header");
  const caddy = caddyFile(rules, redirects, site);
  expect(caddy).toContain("{$SITE_ADDRESS:www.firm.example, firm.example} {");
  expect(caddy).toMatch(
    /@bare host firm\.example\n\t\tredir @bare https:\/\/www\.firm\.example\{uri\} 308\n\n\t\timport headers/,
  );
  for (const text of [nginxFile(rules, redirects, SITE), caddyFile(rules, redirects, SITE)])
    expect(text).not.toContain("without www");
});
