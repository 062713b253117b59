import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import timers from "node:timers/promises";
import { type ExportOptions, exportSite } from "static-islands";
import { filesBelow } from "../src/files-below";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/chunks/site.css"></head><body>${body}<script src="/_next/static/chunks/main.js"></script></body></html>`;

const built = {
  "index.html": page('<p class="wide">Text</p>'),
  "about.html": page('<p class="lede">More</p>'),
  "404.html": page("<p>Not found</p>"),
  "_not-found.html": page("<p>Not found</p>"),
  "index.txt": "payload",
  "about/__next._tree.txt": "payload",
  "_next/static/chunks/main.js": "next()",
  "_next/static/chunks/main.js.map": "{}",
  "_next/static/media/worker.1a0wd.ts": "work()",
  "_next/static/media/text.woff2": "font",
  "_next/static/chunks/site.css": ".wide{color:red}.lede{color:#00f}",
  "robots.txt": "User-Agent: *",
  // Of a route.ts.
  "llms.txt": "words",
};

/** What owners are asked to put there, and what must not be taken for text or for a page. */
const owners = {
  "google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
  "BingSiteAuth.xml": '<?xml version="1.0"?>\r\n<users>\r\n  <user>0A</user>\r\n</users>',
  "files/brochure.pdf": Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x00, 0xff, 0x0d, 0x0a]),
  ".well-known/key.txt": "key",
  "chart.js.map": "{}",
};

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

function write(folder: string, files: Record<string, string | Buffer>) {
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(path.dirname(at(folder, file)), { recursive: true });
    writeFileSync(at(folder, file), data);
  }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"));
  write("built", built);
  write("public", owners);
  // Next copies them beside its own.
  write("built", owners);
});

afterEach(() => rmSync(root, { recursive: true }));

const run = (options: Partial<ExportOptions> = {}) =>
  exportSite({
    root,
    from: at("built"),
    to: at("out"),
    publicFolder: at("public"),
    mayBeKept: (file) => file.endsWith(".avif"),
    moreFiles: (pages) => ({ "pages.txt": pages.join() }),
    sourceOf: (file) => (file === "about.html" ? "about.md" : undefined),
    ...options,
  });

test("an export has what visitors get, the owner's files byte for byte, and the same bytes again", async () => {
  expect((await run()).pages).toBe(3);
  for (const [file, data] of Object.entries(owners)) {
    expect(readFileSync(at("out", file)).equals(Buffer.from(data))).toBe(true);
  }
  const others = Object.keys(owners);
  const isOthers = (file: string) => others.includes(file) || /\.(br|gz)$/.test(file);
  expect(filesBelow(at("out")).filter((file) => !isOthers(file))).toEqual([
    ".static-islands",
    "404.html",
    "_next/static/media/text.woff2",
    "about.html",
    "index.html",
    "llms.txt",
    "pages.txt",
    "robots.txt",
  ]);
  expect(readFileSync(at("out", "pages.txt"), "utf8")).toBe("404.html,about.html,index.html");
  const readAll = () => filesBelow(at("out")).map((file) => [file, readFileSync(at("out", file))]);
  const first = readAll();
  expect(first.length).toBeGreaterThan(10);
  write("built", { "stale.html": page("of an earlier build") });
  await run();
  expect(existsSync(at("out", "stale.html"))).toBe(true);
  rmSync(at("built", "stale.html"));
  await run();
  expect(readAll()).toEqual(first);
});

test("what systems and editors leave in public/ reaches no visitor", async () => {
  const names = [".DS_Store", "._a.pdf", "Thumbs.db", "desktop.ini", "~$a.docx", "a.txt~"];
  const more = [".a.txt.swp", "__MACOSX/._a.pdf", "Icon\r", ".~lock.a.ods#"];
  const left = [...names, ...more].flatMap((name) => [name, `assets/${name}`, `files/${name}`]);
  const files = Object.fromEntries(left.map((name) => [name, "left"]));
  write("public", { ...files, ".htaccess": "owner's" });
  write("built", { ...files, ".htaccess": "owner's" });
  await run();
  expect(filesBelow(at("out")).filter((file) => left.includes(file))).toEqual([]);
  expect(readFileSync(at("out", ".htaccess"), "utf8")).toBe("owner's");
});

test("a file of the owner's among those that browsers keep for a year is named", async () => {
  write("public", { "assets/team-0a1b2c3d.avif": "a copy", "assets/team.jpg": "" });
  await expect(run()).rejects.toThrow("public/assets/team.jpg: browsers keep files");
});

test.each(["about.html", "robots.txt", "pages.txt"])(
  "public/%s stops the export, because a file of that name is written",
  async (file) => {
    write("public", { [file]: "the owner's" });
    await expect(run()).rejects.toThrow(`public/${file}: the build writes a file of this name`);
  },
);

test.each([
  ["no HTML document", "google-site-verification: x", /\nabout.html: .*no <meta charset>/],
  ["an unfinished part", page('<template id="B:0"></template>'), /\nabout.html: .*Suspense/],
  ["an unknown island", page('<div data-island="chart"></div>'), /\nabout.html: .*"chart"/],
  ["a handler", page('<p onclick="x()">A</p>'), /\nabout.html: .*onclick.* \(made from about.md\)/],
  ["a dead link", page('<a href="/none">A</a>'), /\nabout.html: .*\/none leads to no page/],
  ["a secret", page(`<p>AKIA${"A".repeat(16)}</p>`), /\nabout.html: what looks like an AWS key/],
])("%s stops the export, which names the page", async (_, html, message) => {
  write("built", { "about.html": html });
  await expect(run()).rejects.toThrow(message);
});

test("a fault of many pages is reported once", async () => {
  const html = page('<a href="/none">A</a>');
  write("built", { "404.html": html, "about.html": html });
  await expect(run()).rejects.toThrow("\n404.html and 1 more: the link /none leads to no page");
});

test("faults of all pages are told at once, those too that keep a page from being made", async () => {
  write("built", {
    "404.html": page('<template id="B:0"></template>'),
    "about.html": page('<p onclick="x()">A</p>'),
  });
  write("public", { "robots.txt": "the owner's" });
  const told = await run().catch(({ message }) => message);
  expect(told).toContain("\npublic/robots.txt: the build writes a file of this name");
  expect(told).toMatch(/\n404\.html: .*Suspense.*\nabout\.html: .*onclick/s);
});

test.each([
  ["basePath", { basePath: "/shop", assetPrefix: "/shop" }, "/shop"],
  ["assetPrefix", { basePath: "", assetPrefix: "https://cdn.example" }, "https://cdn.example"],
])(
  "stylesheets are found behind a %s, and their addresses begin with it",
  async (_, config, prefix) => {
    write(".next", { "required-server-files.json": JSON.stringify({ config }) });
    const css = ".wide{background:url(../media/a.png)}";
    write("built", { "_next/static/chunks/site.css": css });
    const html = page('<p class="wide">Text</p>').replaceAll("/_next/", `${prefix}/_next/`);
    write("built", { "404.html": html, "about.html": html, "index.html": html });
    await run({ sources: { images: ["https://cdn.example"] } });
    const exported = readFileSync(at("out", "index.html"), "utf8");
    expect(exported).toContain(`url(${prefix}/_next/static/media/a.png)`);
    expect(exported).toContain(`"href_matches":"${config.basePath}/*"`);
  },
);

test("a stylesheet of another host is told, with what to do", async () => {
  const link = '<link rel="stylesheet" href="https://a.example/x.css">';
  write("built", { "about.html": page(link) });
  await expect(run()).rejects.toThrow(
    "about.html: the stylesheet https://a.example/x.css is of another host",
  );
});

test("the page that Next keeps for its client is left out with trailing slashes too", async () => {
  write("built", { "_not-found/index.html": page("Not found"), "team/index.html": page("Team") });
  await run();
  const pages = filesBelow(at("out")).filter((file) => file.endsWith("/index.html"));
  expect(pages).toEqual(["team/index.html"]);
});

test("a source map or a secret of the site's own is not published", async () => {
  write("built", { "a.js.map": "{}", "note.txt": `AKIA${"A".repeat(16)}` });
  await expect(run()).rejects.toThrow("a.js.map: a source map");
});

test("a site may leave checks out: for secrets, for source maps, for dead links", async () => {
  write("built", {
    "a.js.map": "{}",
    "note.txt": `AKIA${"A".repeat(16)}`,
    "about.html": page('<a href="/none">A</a>'),
  });
  const told = await run({ unchecked: ["secrets"] }).catch(({ message }) => message);
  expect(told).toMatch(/\na\.js\.map: a source map/);
  expect(told).toMatch(/\nabout\.html: the link \/none/);
  expect(told).not.toContain("AWS");
  await expect(run({ unchecked: ["secrets", "source-maps", "links"] })).resolves.toBeTruthy();
});

test("without a build the export stops, and names the folder of the build", async () => {
  rmSync(at("built"), { recursive: true });
  await expect(run()).rejects.toThrow(`${at("built")} has no page`);
});

describe("the folder to write", () => {
  const original = "nobody else has this";

  test.each([
    ["the project", () => root, /is or holds the project/],
    ["the folder around it", () => path.dirname(root), /is or holds the project/],
    ["Next's export", () => at("built"), /is or holds what next build exported/],
    ["a folder in Next's export", () => at("built", "site"), /lies in what next build exported/],
    ["the public folder", () => at("public"), /is or holds the public folder/],
    ["a folder in the public folder", () => at("public", "site"), /lies in the public folder/],
    ["a folder of git's", () => at(".git", "site"), /folder of another program/],
    ["the home folder", homedir, /is or holds/],
    ["the disk", () => path.parse(root).root, /is or holds/],
    ["a folder of sources", () => at("app"), /no export wrote \(page\.tsx\)/],
    ["a link to the project", () => at("link"), /is or holds the project/],
    ["a file", () => at("app", "page.tsx"), /it is a file/],
  ])("is not %s, in which nothing changes", async (_, to, message) => {
    write("app", { "page.tsx": original });
    symlinkSync(root, at("link"), "junction");
    const before = filesBelow(root);
    await expect(run({ to: to() })).rejects.toThrow(message);
    expect(filesBelow(root)).toEqual(before);
    expect(readFileSync(at("app", "page.tsx"), "utf8")).toBe(original);
  });

  test("may hold what others write after each export, what systems leave, and nothing else", async () => {
    await run();
    write("out", { ".DS_Store": "", "build.json": "{}" });
    await expect(run()).rejects.toThrow("(build.json)");
    await run({ writtenLater: ["build.json"] });
    expect(existsSync(at("out", "build.json"))).toBe(false);
    for (const name of ["a", "b", "c", "d"]) {
      write("out", { [`mine/${name}.txt`]: original });
    }
    await expect(run()).rejects.toThrow("(mine/a.txt, mine/b.txt, mine/c.txt and 1 more)");
    expect(readFileSync(at("out", "mine", "d.txt"), "utf8")).toBe(original);
  });

  test("keeps the last site where the next is refused, also by a check of the site's own", async () => {
    await run();
    const before = readFileSync(at("out", "about.html"));
    write("built", { "about.html": page('<p onclick="x()">A</p>') });
    await expect(run()).rejects.toThrow("onclick");
    write("built", { "about.html": page("New") });
    const furtherFaults = (folder: string) => {
      const isNew = readFileSync(path.join(folder, "about.html"), "utf8").includes("New");
      return isNew ? ["about.html: new words, which nobody has approved"] : [];
    };
    await expect(run({ furtherFaults })).rejects.toThrow("\nabout.html: new words");
    expect(readFileSync(at("out", "about.html")).equals(before)).toBe(true);
    expect(existsSync(at("out.unfinished"))).toBe(false);
  });

  test("gets what a broken export has left out of the way, and nothing of another's", async () => {
    await run();
    const site = filesBelow(at("out"));
    renameSync(at("out"), at("out.replaced"));
    write("out.unfinished", {
      ".static-islands": readFileSync(at("out.replaced/.static-islands")),
    });
    write("out.unfinished", { "about.html": "half a pa" });
    await expect(run({ from: at("none") })).rejects.toThrow("no page");
    expect(filesBelow(at("out"))).toEqual(site);
    await run();
    expect(filesBelow(at("out"))).toEqual(site);
    expect(readdirSync(root).sort()).toEqual(["built", "out", "public"]);
    write("out.unfinished", { "mine.txt": original });
    await expect(run()).rejects.toThrow(`${at("out.unfinished")} is in the way`);
    expect(readFileSync(at("out.unfinished", "mine.txt"), "utf8")).toBe(original);
  });

  test("may be one that cannot be renamed, such as a mounted one", async () => {
    await run();
    const site = filesBelow(at("out"));
    write("built", { "new.html": page("New") });
    const busy = Object.assign(new Error("busy"), { code: "EBUSY" });
    jest.spyOn(promises, "rename").mockRejectedValue(busy);
    const wait = jest.spyOn(timers, "setTimeout").mockResolvedValue(undefined);
    await run();
    expect(wait).toHaveBeenCalledWith(1_000);
    jest.restoreAllMocks();
    const added = ["new.html", "new.html.br", "new.html.gz"];
    expect(filesBelow(at("out"))).toEqual([...site, ...added].sort());
    await run();
  });
});
