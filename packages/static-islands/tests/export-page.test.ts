/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { exportPage } from "static-islands/export-page";

const CSS = ".a{color:red}.b{color:blue}@font-face{font-family:x;src:url(../media/x.woff2)}";
const files: Record<string, string> = {
  "/_next/static/chunks/site.css": CSS,
  "/assets/enhancements.A.js": "b()",
  "/assets/islands.B.js": "i()",
  "/assets/form.C.js": 'f("b")',
  "/assets/counter.D.js": "c()",
};
const bundles = {
  enhancements: "/assets/enhancements.A.js",
  islands: "/assets/islands.B.js",
  more: { counter: "/assets/counter.D.js" },
  packages: [],
  islandScripts: { form: ["/assets/form.C.js"] },
  islandStart: { form: ["/assets/form.C.js"] },
};
const site = {
  bundles,
  sourcesOfIsland: (_: string, props: unknown) => ({
    connect: [`https://${Object.keys(props ?? {})}.example`],
    worker: true,
    trustedTypes: ["own"],
  }),
  read: (address: string) => files[address] ?? "",
  customise: ({ file, css }: { file: string; css: string }) =>
    file === "counted.html"
      ? { scripts: ["counter"], sources: { connect: ["https://stats.example"] } }
      : { inlineScripts: [`first(${css.length})`] },
};

const HEAD = `<meta charset="utf-8"><link rel="preload" as="font" href="/x.woff2"><link rel="stylesheet" href="/_next/static/chunks/site.css"><title>T</title>`;

function exported(body: string, page = "about.html"): Document {
  const { html } = exportPage(
    page,
    `<!DOCTYPE html><html lang="en"><head>${HEAD}</head><body>${body}</body></html>`,
    site,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

const sources = (document: Document) =>
  [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));

function cspOf(document: Document): Map<string, string> {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = meta?.getAttribute("content")?.split("; ") ?? [];
  return new Map(
    directives.map((line) => [line.split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1)]),
  );
}

const integrity = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const hash = (text: string) => `'${integrity(text)}'`;

const plain = '<p class="a">Text</p>';
const island = '<div data-island="form" data-props="{&quot;media&quot;:1}"></div>';

test("the styles replace the link, with addresses from the root, without the unused", () => {
  const document = exported(plain);
  expect(document.querySelector('[rel="stylesheet"]')).toBeNull();
  expect(document.querySelector("head > style")?.textContent).toBe(
    ".a{color:red}@font-face{font-family:x;src:url(/_next/static/media/x.woff2)}",
  );
  expect(document.querySelector('link[rel="preload"]')?.getAttribute("href")).toBe("/x.woff2");
  // A class that only an island's script names keeps its rule.
  expect(exported(island).querySelector("style")?.textContent).toContain(".b{");
});

test("the CSP comes behind the character set and before the site's inline script, which it allows", () => {
  const document = exported(plain);
  const [charset, csp, script] = document.head.children;
  expect(charset?.getAttribute("charset")).toBe("utf-8");
  expect(csp?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  expect(script?.textContent).toMatch(/^first\(\d\d\)$/);
  const style = document.querySelector("style")?.textContent ?? "";
  expect(cspOf(document).get("style-src")).toBe(hash(style));
});

test("a page without islands may send to nobody else, start no worker and make no types", () => {
  const document = exported(plain);
  const csp = cspOf(document);
  for (const name of ["default-src", "worker-src", "trusted-types", "base-uri", "form-action"]) {
    expect(csp.get(name)).toBe("'none'");
  }
  expect(csp.get("connect-src")).toBe("'self'");
  const inline = [...document.querySelectorAll("script:not([src])")];
  const hashes = inline.map(({ textContent }) => hash(textContent ?? ""));
  expect(csp.get("script-src")).toBe(`'self' ${hashes.join(" ")}`);
});

test("an island names what it takes to start, may do what it needs, and its imports are checked", () => {
  const document = exported(island);
  const element = document.querySelector("[data-island]");
  expect(element?.getAttribute("data-start")).toBe("/assets/form.C.js");
  const csp = cspOf(document);
  expect(csp.get("connect-src")).toBe("'self' https://media.example");
  expect(csp.get("worker-src")).toBe("'self'");
  expect(csp.get("trusted-types")).toBe("own");
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? "";
  expect(JSON.parse(map)).toEqual({ integrity: { "/assets/form.C.js": integrity('f("b")') } });
  expect(csp.get("script-src")).toContain(hash(map));
  for (const value of csp.values()) expect(value).not.toContain("unsafe");
});

test("a page gets one script, the enhancements, as a checked module of low priority", () => {
  const document = exported(plain);
  expect(sources(document)).toEqual([bundles.enhancements]);
  const script = document.querySelector("body > script:last-child");
  expect([...(script?.attributes ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ["type", "module"],
    ["src", bundles.enhancements],
    ["integrity", integrity("b()")],
    ["async", ""],
    ["fetchpriority", "low"],
  ]);
});

test("a page with islands gets their loader instead, which has the enhancements in it", () => {
  expect(sources(exported(island + island))).toEqual([bundles.islands]);
});

test("a page gets the further scripts that the site adds, and may send where they do", () => {
  const document = exported(plain, "counted.html");
  expect(sources(document)).toEqual([bundles.enhancements, bundles.more.counter]);
  expect(cspOf(document).get("connect-src")).toBe("'self' https://stats.example");
});

describe("an island's props", () => {
  const exportWith = (when: string, props: string) =>
    exportPage(
      "about.html",
      `<!DOCTYPE html><html lang="en"><head>${HEAD}</head><body><div data-island="form" data-when="${when}" class="a" data-props="${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></div></body></html>`,
      site,
    );
  const short = '{"a":1}';
  const long = JSON.stringify({ words: '\u2019"</script>'.repeat(300) });

  const veryLong = JSON.stringify({ words: "a".repeat(10_000) });

  test.each([
    ["approach", short],
    ["approach", long],
    ["visible", long],
    ["idle", veryLong],
  ])("that waits for %s stand in a file of their own", (when, props) => {
    const { html, files } = exportWith(when, props);
    const [[address, text] = []] = [...files];
    expect(address).toMatch(/^\/assets\/props\.[\da-f]{8}\.json$/);
    expect(text).toBe(`{"props":${props},"styles":".b{color:blue}"}`);
    expect(html).toContain(`data-props-from="${address}"`);
    expect(html).not.toContain("data-props=");
  });

  test("that waits for a hand bring the styles that the page lacks, and all rules behind them", () => {
    const css = files["/_next/static/chunks/site.css"];
    files["/_next/static/chunks/site.css"] = ".a{color:red}.b{color:blue}.c{color:teal}.a{top:0}";
    const { html, files: late } = exportPage(
      "about.html",
      `<!DOCTYPE html><html lang="en"><head>${HEAD}</head><body><div class="a c"><div data-island="form" data-when="approach" class="a c" data-props="{}"></div></div></body></html>`,
      site,
    );
    files["/_next/static/chunks/site.css"] = css ?? "";
    expect(html).toContain("<style>.a{color:red}.c{color:teal}.a{top:0}</style>");
    expect([...late.values()]).toEqual([
      '{"props":{},"styles":".b{color:blue}.c{color:teal}.a{top:0}"}',
    ]);
  });

  test.each([
    ["visible", short],
    ["idle", long],
  ])("that starts when %s stay in the page, where short or needed at once", (when, props) => {
    const { html, files } = exportWith(when, props);
    expect(html).toContain("data-props=");
    expect(files.size).toBe(0);
  });
});
