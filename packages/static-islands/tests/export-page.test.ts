/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { exportPage } from "../src/page/export-page";
import type { PageAdditions, PageInWork } from "../src/page/page";

const STYLESHEET = "/_next/static/chunks/site.css";
const CSS = ".a{color:red}.b{color:blue}@font-face{font-family:x;src:url(../media/x.woff2)}";

const files: Record<string, string> = {
  [STYLESHEET]: CSS,
  "/assets/enhancements.A.js": "b()",
  "/assets/islands.B.js": "i()",
  "/assets/form.C.js": 'f("b")',
  "/assets/counter.D.js": "c()",
};

const bundles = {
  enhancements: "/assets/enhancements.A.js",
  islands: "/assets/islands.B.js",
  react: "/assets/hydrate.E.js",
  more: { counter: "/assets/counter.D.js" },
  packages: [],
  islandScripts: { form: ["/assets/form.C.js"] },
  islandStart: { form: ["/assets/chunk.F.js", "/assets/chunk.G.js"] },
  islandDefinitions: {},
  islandFiles: { form: "/site/form.tsx" },
  afterPaint: "afterPaint()",
};

/** What a site may add to a page, by the page's file. */
function customise({ file, css, classes, elements }: PageInWork): PageAdditions {
  switch (file) {
    case "counted.html":
      return { scripts: ["counter"], sources: { connect: ["https://stats.example"] } };
    case "dated.html": {
      const dated = elements.filter(({ tagName }) => tagName === "p");
      return { inlineScriptsAfter: dated.map((element) => ({ element, text: "show()" })) };
    }
    case "font.html": {
      const names = [...classes.values()].flat().join();
      return {
        styles: `@font-face{font-family:${names};src:url(data:font/woff2;base64,AA==)}`,
        sources: { fonts: ["data:"] },
      };
    }
    case "themed.html":
      for (const element of elements.filter(({ tagName }) => tagName === "h1")) {
        element.attrs.push({ name: "class", value: "c" });
      }
      return { inlineScripts: ["document.body.className='b'"] };
    default:
      return { inlineScripts: [`first(${css.length})`] };
  }
}

const site = {
  bundles,
  sourcesOfIsland: (_: string, props: unknown) => ({
    connect: [`https://${Object.keys(props ?? {})}.example`],
    workers: ["blob:"],
    trustedTypes: ["own"],
  }),
  read: (address: string) => files[address] ?? "",
  customise: async (page: PageInWork) => customise(page),
};

const HEAD = `<meta charset="utf-8"><link rel="preload" as="font" href="/x.woff2"><link rel="stylesheet" href="${STYLESHEET}"><title>T</title>`;

function exportBody(body: string, file = "about.html") {
  const html = `<!DOCTYPE html><html lang="en"><head>${HEAD}</head><body>${body}</body></html>`;
  return exportPage(file, html, site);
}

async function exported(body: string, file?: string): Promise<Document> {
  const { html } = await exportBody(body, file);
  return new DOMParser().parseFromString(html, "text/html");
}

/** Scripts that the page's last one brings in once it has been painted. */
function laterScripts(document: Document): HTMLScriptElement[] {
  const content = document.querySelector("template")?.content;
  return [...(content?.querySelectorAll("script") ?? [])];
}

/** Addresses of all scripts that elements name. */
function sources(document: Document): (string | null)[] {
  const atOnce = [...document.querySelectorAll("script[src]")];
  return [...atOnce, ...laterScripts(document)].map((script) => script.getAttribute("src"));
}

/** The values of each directive of a page's CSP. */
function cspOf(document: Document): Map<string, string> {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const directives = meta?.getAttribute("content")?.split("; ") ?? [];
  return new Map(
    directives.map((line) => [line.split(" ")[0] ?? "", line.slice(line.indexOf(" ") + 1)]),
  );
}

function integrity(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function hash(text: string): string {
  return `'${integrity(text)}'`;
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent ?? "";
}

const plain = '<p class="a">Text</p>';
const island = '<div data-island="form" data-props="{&quot;media&quot;:1}"></div>';

test("the styles replace the link, with addresses from the root, without the unused", async () => {
  const document = await exported(plain);
  expect(document.querySelector('[rel="stylesheet"]')).toBeNull();
  expect(textOf(document.querySelector("head > style"))).toBe(
    ".a{color:red}@font-face{font-family:x;src:url(/_next/static/media/x.woff2)}",
  );
  expect(document.querySelector('link[rel="preload"]')?.getAttribute("href")).toBe("/x.woff2");
});

test.each([
  ["pre", ""],
  ["pre", "\n"],
  ["pre", "\n\n"],
  ["pre", "\n\n\n"],
  ["pre", "&#10;&#10;"],
  ["listing", "\n\n"],
  ["textarea", "\n\n"],
])("a <%s> that begins with %j keeps its text", async (tag, breaks) => {
  const body = `<${tag}>${breaks}foo\n</${tag}><template><${tag}>${breaks}foo</${tag}></template>`;
  const before = new DOMParser().parseFromString(body, "text/html");
  const after = await exported(body);
  expect(textOf(after.querySelector(tag))).toBe(textOf(before.querySelector(tag)));
  const inTemplate = (page: Document) => page.querySelector("template")?.content.textContent;
  expect(inTemplate(after)).toBe(inTemplate(before));
});

test("a class that only an island's script names keeps its rule", async () => {
  const document = await exported(island);
  expect(textOf(document.querySelector("style"))).toContain(".b{");
});

test("the CSP comes after the character set, the site's inline script after the styles", async () => {
  const document = await exported(plain);
  const [charset, csp] = document.head.children;
  expect(charset?.getAttribute("charset")).toBe("utf-8");
  expect(csp?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  expect(textOf(document.querySelector("style + script"))).toMatch(/^first\(\d\d\)$/);
  const style = textOf(document.querySelector("style"));
  expect(cspOf(document).get("style-src")).toBe(hash(style));
});

test("a script that the site puts behind an element is allowed by the CSP", async () => {
  const document = await exported(plain, "dated.html");
  expect(textOf(document.querySelector("p + script"))).toBe("show()");
  expect(cspOf(document).get("script-src")).toContain(hash("show()"));
});

test("a page without islands may send to no other host, and use no worker or Trusted Types", async () => {
  const document = await exported(plain);
  const csp = cspOf(document);
  for (const name of ["default-src", "worker-src", "trusted-types", "base-uri", "form-action"]) {
    expect(csp.get(name)).toBe("'none'");
  }
  expect(csp.get("connect-src")).toBe("'self'");
  const inline = [...document.querySelectorAll("script:not([src])")];
  const hashes = inline.map((script) => hash(textOf(script)));
  expect(csp.get("script-src")).toBe(`'self' ${hashes.join(" ")}`);
});

test("an island names what its module imports, may do what it needs, and its imports are checked", async () => {
  const document = await exported(island);
  const element = document.querySelector("[data-island]");
  expect(element?.getAttribute("data-start")).toBe("/assets/chunk.F.js /assets/chunk.G.js");
  const csp = cspOf(document);
  expect(csp.get("connect-src")).toBe("'self' https://media.example");
  expect(csp.get("worker-src")).toBe("blob:");
  expect(csp.get("trusted-types")).toBe("own");
  const map = textOf(document.querySelector('script[type="importmap"]'));
  expect(JSON.parse(map)).toEqual({ integrity: { "/assets/form.C.js": integrity('f("b")') } });
  expect(csp.get("script-src")).toContain(hash(map));
  for (const value of csp.values()) {
    expect(value).not.toContain("unsafe");
  }
});

test("a page gets one script, the enhancements, as a checked module once it has been painted", async () => {
  const document = await exported(plain);
  expect(sources(document)).toEqual([bundles.enhancements]);
  const [script] = laterScripts(document);
  expect([...(script?.attributes ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ["data-cfasync", "false"],
    ["type", "module"],
    ["src", bundles.enhancements],
    ["integrity", integrity("b()")],
    ["async", ""],
  ]);
  const last = document.querySelector("template + script:last-child");
  expect(textOf(last)).toBe(bundles.afterPaint);
});

test("a page with islands gets their loader instead, which has the enhancements in it", async () => {
  expect(sources(await exported(island + island))).toEqual([bundles.islands]);
});

test("a page gets the further scripts that the site adds, and may send where they do", async () => {
  const document = await exported(plain, "counted.html");
  expect(sources(document)).toEqual([bundles.enhancements, bundles.more.counter]);
  expect(cspOf(document).get("connect-src")).toBe("'self' https://stats.example");
});

test("a page gets the styles that the site adds in its one style block, and loads what they may", async () => {
  const body = '<p class="loud">Text</p>';
  const stylesOf = (page: Document) => [...page.querySelectorAll("style")].map(textOf);
  const document = await exported(body, "font.html");
  const styles = stylesOf(document);
  const font = "@font-face{font-family:loud;src:url(data:font/woff2;base64,AA==)}";
  expect(styles).toEqual([stylesOf(await exported(body)).join() + font]);
  expect(cspOf(document).get("style-src")).toBe(hash(styles.join()));
  expect(cspOf(document).get("font-src")).toBe("'self' data:");
  expect(cspOf(await exported(plain)).get("font-src")).toBe("'self'");
});

test("classes that the site's own hook uses keep their names and rules", async () => {
  files[STYLESHEET] = ".a{color:red}.b{color:blue}.c{color:teal}.d{top:0}";
  const document = await exported("<h1>Text</h1>", "themed.html");
  files[STYLESHEET] = CSS;
  expect(textOf(document.querySelector("style"))).toBe(".b{color:blue}.c{color:teal}");
  expect(document.querySelector("h1")?.className).toBe("c");
});

test("a style in an attribute becomes a rule of the page's own, in an island too", async () => {
  const styled = '<p style="color:teal"></p>';
  const document = await exported(
    `<p class="a" style="top:0"></p>${styled}<div data-island="form" data-props="{}">${styled}</div>`,
  );
  const rule = '[data-style="0"]:not(#_):not(#_){top:0}';
  expect(textOf(document.querySelector("style"))).toContain(rule);
  const numbers = [...document.querySelectorAll("p")].map(({ dataset }) => dataset.style);
  expect(numbers).toEqual(["0", "1", "1"]);
  expect(document.querySelector("[style]")).toBeNull();
});

test("a script of the site's own stays with its hash, or is a fault unless it may go", async () => {
  const script = "<script data-stay>theme()</script>";
  const kept = await exported(script);
  expect(textOf(kept.querySelector("[data-stay]"))).toBe("theme()");
  expect(cspOf(kept).get("script-src")).toContain(hash("theme()"));
  const { faults } = await exportBody("<script>theme()</script>");
  expect(faults).toEqual([expect.stringContaining("a script is left out (theme()): give")]);
  const html = `<meta charset="utf-8"><script>theme()</script>`;
  const allowed = await exportPage("about.html", html, { ...site, leftOut: ["theme"] });
  expect(allowed.faults).toEqual([]);
});

test("an island that sets HTML by script is a fault, unless a policy may", async () => {
  const script = "/assets/form.C.js";
  const before = files[script] ?? "";
  const html = `<!DOCTYPE html><html><head>${HEAD}</head><body>${island}</body></html>`;
  const faultsOf = async (code: string, options = {}) => {
    files[script] = code;
    const page = { ...site, sourcesOfIsland: () => ({}), ...options };
    const { faults } = await exportPage("about.html", html, page);
    files[script] = before;
    return faults;
  };
  const code = 'f("b",{dangerouslySetInnerHTML:{__html:x}})';
  expect(await faultsOf(code)).toEqual([expect.stringContaining('the island "form" sets HTML')]);
  expect(await faultsOf(code, { sources: { trustedTypes: ["default"] } })).toEqual([]);
  expect(await faultsOf('f("b",["dangerouslySetInnerHTML"])')).toEqual([]);
});

describe("an island that is rendered alone", () => {
  /** What Next leaves of the island for its client. */
  const PAYLOAD = `<script>self.__next_f.push(${JSON.stringify([
    1,
    '1:I[10,["/a.js"],"Form"]\n0:["$","div",null,{"data-island":"form","children":["$","$L1",null,{}]}]\n',
  ])})</script>`;
  const field = (label: string, id: string) =>
    `<label for="${label}">A</label><input id="${id}" aria-describedby="x-${label}">`;
  const inPage = (html: string) => `<div data-island="form" data-props="{}">${html}</div>`;

  async function exportAlone(html: string, alone: (prefix: string) => string) {
    const body = `<!DOCTYPE html><html lang="en"><head>${HEAD}</head><body>${plain}${inPage(html)}${PAYLOAD}</body></html>`;
    const clientFiles = new Map([["10", "form.tsx"]]);
    const renderIsland = jest.fn(async (_component, _props, prefix: string) => alone(prefix));
    const page = await exportPage("about.html", body, { ...site, clientFiles, renderIsland });
    return { ...page, renderIsland };
  }

  test.each([
    ["_R_4lubtb_", (prefix: string) => `_${prefix}R_0_`],
    ["\u00abR4b\u00bb", (prefix: string) => `\u00ab${prefix}R0\u00bb`],
    [":R4b:", (prefix: string) => `:${prefix}R0:`],
  ])("gets those that the browser makes in place of %s", async (id, idWith) => {
    const { html, faults, renderIsland } = await exportAlone(field(id, id), (prefix) =>
      field(idWith(prefix), idWith(prefix)),
    );
    expect(faults).toEqual([]);
    expect(html).toContain(`>${field(idWith("i0-"), idWith("i0-"))}</div>`);
    expect(html).toContain('data-ids="i0-"');
    const component = { file: "/site/form.tsx", name: "Form" };
    expect(renderIsland).toHaveBeenCalledWith(component, {}, "i0-");
  });

  test.each([
    [
      "is rendered otherwise alone",
      () => "<p>light</p>",
      /rendered otherwise \(<p>light<\/p>, in Next's/,
    ],
    [
      "fails alone",
      () => {
        throw new Error("no window");
      },
      /outside Next it fails \(no window\)/,
    ],
  ])("is refused where it %s", async (_, alone, reason) => {
    const { faults } = await exportAlone(field("_R_1_", "_R_1_"), alone);
    expect(faults).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    [
      "a context does not reach it",
      "theme light",
      /"form": in the browser it is rendered otherwise/,
    ],
    ["it is the same", "theme dark", undefined],
    ["it waits for code that comes later", "<!--$!--><i>wait</i><!--/$-->", undefined],
  ])("without such ids it is compared too: %s", async (_, alone, fault) => {
    const { faults, html } = await exportAlone("theme dark", () => alone);
    expect(faults).toEqual(fault ? [expect.stringMatching(fault)] : []);
    expect(html).not.toContain("data-ids");
  });

  test("is refused where Next does not tell its component; outside islands ids stay", async () => {
    const { faults } = await exportBody(inPage(field("_R_1_", "_R_1_")));
    expect(faults).toEqual([
      expect.stringContaining("an id by useId (_R_1_), which is another in the browser"),
    ]);
    expect((await exportBody('<p id="_R_1_"></p>')).faults).toEqual([]);
  });
});

test("a page on which no script runs has a CSP without what only scripts could do", async () => {
  const quiet = {
    ...site,
    prefetch: "none" as const,
    bundles: { ...bundles, enhancements: undefined },
  };
  const page = `<!DOCTYPE html><html><head>${HEAD}</head><body>${plain}</body></html>`;
  const { html } = await exportPage("quiet.html", page, { ...quiet, customise: () => ({}) });
  expect(html).not.toMatch(/<script|worker-src|trusted-types|object-src/);
  expect(html).toContain("default-src 'none'; script-src 'none'");
});

test("own films and the manifest are allowed on pages that have them, and on no other", async () => {
  const csp = cspOf(
    await exported('<video src="/a.mp4"></video><link rel="manifest" href="/m.json">'),
  );
  expect(csp.get("media-src")).toBe("'self'");
  expect(csp.get("manifest-src")).toBe("'self'");
  const other = cspOf(await exported(plain));
  expect(other.has("media-src") || other.has("manifest-src")).toBe(false);
});

test("what the styles of an island fetch later is compared with the page's CSP too", async () => {
  files[STYLESHEET] = ".b{background:url(https://a.example/x.png)}";
  const { faults } = await exportBody(
    '<div data-island="form" data-when="approach" data-props="{}"></div>',
  );
  files[STYLESHEET] = CSS;
  expect(faults).toEqual([expect.stringContaining("would block https://a.example/x.png")]);
});

describe("an island's props", () => {
  function exportWith(when: string, props: string) {
    const quoted = props.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return exportBody(
      `<div data-island="form" data-when="${when}" class="a" data-props="${quoted}"></div>`,
    );
  }

  const short = '{"a":1}';
  const long = JSON.stringify({ words: '\u2019"</script>'.repeat(300) });

  afterEach(() => {
    files[STYLESHEET] = CSS;
  });

  test.each([
    ["approach", short],
    ["approach", long],
    ["visible", long],
    ["idle", long],
  ])("that waits for %s are in a file of their own", async (when, props) => {
    const page = await exportWith(when, props);
    const [[address, text] = []] = [...page.files];
    expect(address).toMatch(/^\/assets\/props\.[\da-f]{8}\.json$/);
    expect(text).toBe(`{"props":${props},"styles":".b{color:blue}"}`);
    const checked = `data-props-from="${address}" data-props-integrity="${integrity(text ?? "")}"`;
    expect(page.html).toContain(checked);
    expect(page.html).not.toContain("data-props=");
  });

  test("that waits for a visitor bring the styles that the page lacks, and all rules after them", async () => {
    files[STYLESHEET] = ".a{color:red}.b{color:blue}.c{color:teal}.a{top:0}";
    const page = await exportBody(
      '<p class="a"></p><div class="a c"><div data-island="form" data-when="approach" class="a c" data-props="{}"></div></div>',
    );
    expect(page.html).toContain("<style>.a{color:red}.c{color:teal}.a{top:0}</style>");
    expect([...page.files.values()]).toEqual([
      '{"props":{},"styles":".b{color:blue}.c{color:teal}.a{top:0}"}',
    ]);
  });

  test.each([
    ["visible", short],
    ["idle", short],
  ])("that starts when %s stay in the page, where they are short", async (when, props) => {
    const page = await exportWith(when, props);
    expect(page.html).toContain("data-props=");
    expect(page.files.size).toBe(0);
  });
});
