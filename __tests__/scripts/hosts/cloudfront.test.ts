import { runInNewContext } from "node:vm";
import { cloudFrontFunction, LARGEST_FUNCTION } from "@/scripts/hosts/cloudfront";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";

const rules = headerRules({ isHttps: true });
const redirects = {
  "/about-us": "/about",
  "/charter": "/compliance#charter",
  "/2023/05/nifty-view": "/about",
  "/about.php": "/about",
};
const script = cloudFrontFunction(rules, redirects, new URL("https://www.site.example"));

interface Answer {
  uri?: string;
  statusCode?: number;
  headers: Record<string, { value: string }>;
}

/** Runs the function as CloudFront does, without anything of Node's. */
function run(eventType: string, address: string, host = "www.site.example"): Answer {
  const [uri = "", query] = address.split("?");
  const event = {
    context: { eventType },
    request: { uri, rawQueryString: () => query, headers: { host: { value: host } } },
    response: { statusCode: 200, headers: { "content-type": { value: "binary/octet-stream" } } },
  };
  return runInNewContext(`${script}; handler(event)`, { event });
}

/** Headers as names and values. */
function valuesOf({ headers }: Answer): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(pairs);
}

test.each([
  ["/", "/index.html"],
  ["/about", "/about.html"],
  ["/options", "/options.html"],
  ["/terms-condition/1.0", "/terms-condition/1.0.html"],
  ["/assets/a.0B1C.js", "/assets/a.0B1C.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/assets", "/assets.html"],
])("%s is the file %s", (address, file) => {
  expect(run("viewer-request", `${address}?utm_source=x`).uri).toBe(file);
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/about-us", "/about"],
  ["/about-us/?plan=a%20b", "/about?plan=a%20b"],
  ["/2023/05/nifty-view/?id=3", "/about?id=3"],
  ["/about.php?id=3", "/about?id=3"],
  ["/charter?plan=a%20b", "/compliance?plan=a%20b#charter"],
  ["//evil.example/", "/evil.example"],
])("%s redirects to %s, with the site's headers", (address, to) => {
  const answer = run("viewer-request", address);
  expect(answer.statusCode).toBe(308);
  expect(valuesOf(answer)).toMatchObject({
    location: to,
    "strict-transport-security": expect.stringContaining("max-age"),
  });
});

test("the name without www leads to the site, and asks no other name for https", () => {
  const answer = run("viewer-request", "/about?a=b", "site.example");
  expect(valuesOf(answer)).toEqual({ location: "https://www.site.example/about?a=b" });
});

test.each(["/.htaccess", "/about.html.br", "/_headers", "/404"])("%s is no address", (address) => {
  expect(run("viewer-request", address).uri).toBe("/no-such-file");
});

test("each address has the headers of the one list, and text its encoding", () => {
  for (const address of ["/", "/about", "/consent-form", "/assets/a.0B1C.js"]) {
    const listed = Object.entries(headersFor(rules, address));
    const expected = listed.map(([name, value]) => [name.toLowerCase(), value]);
    const answer = run("viewer-response", address);
    expect(valuesOf(answer)).toMatchObject(Object.fromEntries(expected));
  }
  expect(valuesOf(run("viewer-response", "/consent-form.html"))["referrer-policy"]).toBe(
    "no-referrer",
  );
  expect(valuesOf(run("viewer-response", "/a.woff2"))["content-type"]).toBe("font/woff2");
  expect(valuesOf(run("viewer-response", "/robots.txt"))["content-type"]).toBe(
    "text/plain; charset=utf-8",
  );
});

test("it never gets larger than CloudFront accepts: old addresses have pages too", () => {
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`/old-address-${index}`, "/about"]),
  );
  const short = cloudFrontFunction(rules, many, new URL("https://site.example"));
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(LARGEST_FUNCTION);
  expect(Buffer.byteLength(short)).toBeLessThanOrEqual(LARGEST_FUNCTION);
  expect(short).toContain("const MOVED = {};");
  const withPhp = { ...many, "/about.php": "/about" };
  const kept = cloudFrontFunction(rules, withPhp, new URL("https://site.example"));
  expect(kept).toContain('const MOVED = {\n "/about.php": "/about"\n};');
});

test("it uses nothing that CloudFront's runtime lacks", () => {
  expect(script).not.toMatch(/\?\.|\?\?|for \(const .* of |\.\.\.|\bclass\b|\(\?</);
});
