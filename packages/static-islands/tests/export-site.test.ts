import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exportSite } from "static-islands";
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

const run = () =>
  exportSite({
    root,
    from: at("built"),
    to: at("out"),
    publicFolder: at("public"),
    mayBeKept: (file) => file.endsWith(".avif"),
    moreFiles: (pages) => ({ "pages.txt": pages.join() }),
    sourceOf: (file) => (file === "about.html" ? "about.md" : undefined),
  });

test("an export has what visitors get, the owner's files byte for byte, and the same bytes again", async () => {
  expect((await run()).pages).toBe(3);
  for (const [file, data] of Object.entries(owners)) {
    expect(readFileSync(at("out", file)).equals(Buffer.from(data))).toBe(true);
  }
  const others = Object.keys(owners);
  const isOthers = (file: string) => others.includes(file) || /\.(br|gz)$/.test(file);
  expect(filesBelow(at("out")).filter((file) => !isOthers(file))).toEqual([
    "404.html",
    "_next/static/media/text.woff2",
    "about.html",
    "index.html",
    "pages.txt",
    "robots.txt",
  ]);
  expect(readFileSync(at("out", "pages.txt"), "utf8")).toBe("404.html,about.html,index.html");
  const readAll = () => filesBelow(at("out")).map((file) => [file, readFileSync(at("out", file))]);
  const first = readAll();
  expect(first.length).toBeGreaterThan(10);
  write("out", { "stale.html": "of an earlier build" });
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
  ["no HTML document", "google-site-verification: x", /^about.html: .*no <meta charset>/],
  ["an unfinished part", page('<template id="B:0"></template>'), /^about.html: .*Suspense/],
  ["an unknown island", page('<div data-island="chart"></div>'), /^about.html: .*"chart"/],
  ["a handler", page('<p onclick="x()">A</p>'), /\nabout.html: .*onclick \(made from about.md\)/],
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

test("styles in a layer stop the export, because older browsers do not read them", async () => {
  write("built", { "_next/static/chunks/site.css": "@layer base{a{color:red}}" });
  await expect(run()).rejects.toThrow('404.html: the styles have a layer "base"');
});

test("a source map or a secret of the site's own is not published", async () => {
  write("built", { "a.js.map": "{}", "note.txt": `AKIA${"A".repeat(16)}` });
  await expect(run()).rejects.toThrow("a.js.map: a source map");
});

test("without a build the export stops, and names the folder of the build", async () => {
  rmSync(at("built"), { recursive: true });
  await expect(run()).rejects.toThrow(`${at("built")} has no page`);
});
