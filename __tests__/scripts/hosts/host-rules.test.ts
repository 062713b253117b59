import { apacheSiteFile, htaccessFile } from "@/scripts/hosts/apache";
import { headersFile, nginxFile, securityTxt } from "@/scripts/hosts/host-files";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";

const rules = headerRules({ isHttps: true });
const SITE = new URL("https://site.example");
const redirects = { "/about-us": "/about", "/charter": "/compliance#charter" };

test("every address of a public host has all headers", () => {
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
    "Cache-Control": "no-cache, no-transform",
  });
});

test("while anything is left before a launch, search engines may index no address", () => {
  for (const path of ["/", "/consent-form", "/assets/worker-jobs.A.js"]) {
    const preview = headersFor(headerRules({ isHttps: true, isPreview: true }), path);
    expect(preview["X-Robots-Tag"]).toBe("noindex");
    expect(headersFor(rules, path)["X-Robots-Tag"]).toBeUndefined();
  }
});

test.each([
  ["/_next/static/media/a.woff2", "Cache-Control", /immutable$/],
  ["/assets/pictures/office-0a1b2c3d-360.avif", "Cache-Control", /immutable$/],
  ["/assets", "Cache-Control", /^no-cache, no-transform$/],
  ["/consent-form", "Referrer-Policy", /^no-referrer$/],
  ["/consent-forms", "Referrer-Policy", /^strict-origin/],
])("%s has its own %s", (path, name, value) => {
  expect(headersFor(rules, path)[name]).toMatch(value);
});

test("_headers names no header twice where hosts would join the values", () => {
  const file = headersFile(rules);
  expect(file).not.toMatch(/^\/\*\n( {2}.*\n)* {2}Cache-Control/m);
  expect(file).toMatch(/^\/consent-form\n( {2}.*\n)* {2}Cache-Control: no-cache, no-transform$/m);
  expect(headersFile(rules).match(/immutable/g)).toHaveLength(2);
});

test("nginx: a map for each header, redirects that keep the query, http that leads to https", () => {
  const text = nginxFile(rules, redirects, SITE);
  expect(text).toContain('"~^/consent-form(\\.html)?$" "no-referrer";');
  expect(text).toContain('location = /charter { return 308 "/compliance$is_args$args#charter"; }');
  expect(text.match(/add_header/g)).toHaveLength(Object.keys(headersFor(rules, "/")).length);
  expect(text).toMatch(/listen \[::\]:80;[^}]*return 308 https:\/\/\$host\$request_uri;\n}/);
  expect(text).not.toContain("http2");
});

test("the name without www redirects to the site, without headers for its subdomains", () => {
  const site = new URL("https://www.firm.example");
  const [, bare = ""] = nginxFile(rules, redirects, site).split("# The name without www");
  expect(bare).toContain("server_name firm.example;");
  expect(bare).toContain("return 308 https://www.firm.example$request_uri;");
  expect(bare).not.toContain("add_header");
  expect(nginxFile(rules, redirects, SITE)).not.toContain("without www");
});

test("an older site's address of many parts, or in .php, is redirected by each server", () => {
  const older = { "/2023/05/nifty-view": "/about", "/about.php": "/about" };
  const nginx = nginxFile(rules, older, SITE);
  expect(nginx).toContain(
    'location = /2023/05/nifty-view { return 308 "/about$is_args$args"; }\n  location = /about.php {',
  );
  const apache = htaccessFile(rules, older, SITE);
  expect(apache).toContain('RewriteRule "^2023/05/nifty-view(\\.html)?/?$" https://');
  expect(apache).toContain('RewriteRule "^about\\.php(\\.html)?/?$" https://');
});

test("security.txt has each field once, and expires a year after the build (RFC 9116)", () => {
  expect(securityTxt("report@firm.example", "2027-03-01")).toBe(
    "Contact: mailto:report@firm.example\nExpires: 2028-02-29T00:00:00Z\nPreferred-Languages: en\n",
  );
});

test("Apache: a rule for each old address, with its query before the fragment", () => {
  const text = htaccessFile(rules, redirects, SITE);
  expect(text).toContain(
    'RewriteRule "^about-us(\\.html)?/?$" https://%{HTTP_HOST}/about [R=308,END]',
  );
  expect(text).toContain('"https://%{HTTP_HOST}/compliance?%1#charter"');
  expect(text).not.toContain("without www");
  expect(apacheSiteFile(SITE)).not.toContain("ServerAlias");
});

test("Apache: what has a meaning in a setting is escaped", () => {
  const headers = { "X-Test": 'a "b" 5%' };
  const text = htaccessFile([{ path: "/a.b", headers }], {}, new URL("https://www.firm.example"));
  expect(text).toContain('Header always set X-Test "a \\"b\\" 5%%" env=SITE_RULE_0');
  expect(text).toContain('SetEnvIf Request_URI "^/a\\.b(\\.html)?(\\.(br|gz))?$" SITE_RULE_0');
  expect(text).toContain("RewriteRule ^ https://www.firm.example%{REQUEST_URI} [R=308,END]");
  expect(text).not.toContain("{{");
});
