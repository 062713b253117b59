import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { loadContent } from "@/lib/checks/checked-content";
import { exportSite } from "@/scripts/export/export-site";
import { fixtureContent } from "../../lib/content/load/content-copy";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/chunks/site.css"></head><body>${body}<script src="/_next/static/chunks/main.js"></script></body></html>`;

const built = {
  "index.html": page('<p class="wide">Text</p>'),
  "about.html": page('<p class="lede">₹500</p>'),
  "404.html": page("<p>Not found</p>"),
  "index.txt": "payload",
  "_next/static/chunks/main.js": "next()",
  "_next/static/chunks/site.css": ".wide{color:red}.lede{color:#00f}",
  "robots.txt": "User-Agent: *",
};

/** What owners are asked to put there, and what must not be taken for text or for a page. */
const owners = {
  "google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
  "something.txt": "0123456789abcdef\r\n",
  "ads.txt": "google.com, pub-0, DIRECT, f08c47fec0942fa0",
  "BingSiteAuth.xml": '<?xml version="1.0"?>\r\n<users>\r\n  <user>0A</user>\r\n</users>',
  "files/brochure.pdf": Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x00, 0xff, 0x0d, 0x0a]),
  "files/team.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x0d, 0x0a, 0x1a]),
};

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

function write(folder: string, files: Record<string, string | Buffer>) {
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(path.dirname(at(folder, file)), { recursive: true });
    writeFileSync(at(folder, file), data);
  }
}

function setUp() {
  root = mkdtempSync(path.join(tmpdir(), "site-"));
  write("built", built);
  write("public", owners);
  // Next copies them beside its own.
  write("built", owners);
}

const tearDown = () => rmSync(root, { recursive: true });

const run = () =>
  exportSite({
    root: process.cwd(),
    built: at("built"),
    publicFolder: at("public"),
    out: at("out"),
    deploy: at("deploy"),
    content: loadContent(fixtureContent),
    hasKeys: false,
  });

const readAll = (folder: string) =>
  new Map(
    filesBelow(at(folder)).map((file) => [file, readFileSync(at(folder, file)).toString("base64")]),
  );

describe("an export", () => {
  beforeAll(async () => {
    setUp();
    expect((await run()).pages).toBe(3);
  });
  afterAll(tearDown);

  test.each(Object.entries(owners))("brings public/%s over byte for byte", (file, data) => {
    expect(readFileSync(at("out", file)).equals(Buffer.from(data))).toBe(true);
  });

  test.each(["index.txt", "_next/static/chunks/main.js", "_next/static/chunks/site.css"])(
    "leaves out %s, which is of Next's client",
    (file) => expect(existsSync(at("out", file))).toBe(false),
  );

  test("gives the same bytes again, without what stood there before", async () => {
    const first = [readAll("out"), readAll("deploy")];
    expect(first[0]?.size).toBeGreaterThan(30);
    write("out", { "stale.html": "of an earlier build" });
    await run();
    expect([readAll("out"), readAll("deploy")]).toEqual(first);
  });
});

describe("a build that is not fit to be served", () => {
  beforeEach(setUp);
  afterEach(tearDown);

  test("a file of the owner's among those that browsers keep for a year is named", async () => {
    write("public", {
      "assets/pictures/office-0a1b2c3d-360.avif": "a copy",
      "assets/team.jpg": "",
    });
    await expect(run()).rejects.toThrow("public/assets/team.jpg: browsers keep files");
  });

  test.each(["about.html", "robots.txt", "_headers", "licences/scripts.txt"])(
    "public/%s stops the build, because a file of that name is written",
    async (file) => {
      write("public", { [file]: "the owner's" });
      await expect(run()).rejects.toThrow(`public/${file}: the build writes a file of this name`);
    },
  );

  test.each([
    ["no HTML document", "google-site-verification: x", "no <meta charset>"],
    ["an unfinished part", page('<template id="B:0"></template>'), "Suspense"],
    ["an unknown island", page('<div data-island="chart"></div>'), '"chart"'],
    ["a handler", page('<p onclick="x()">A</p>'), "onclick"],
    ["a secret", page(`<p>AKIA${"A".repeat(16)}</p>`), "an AWS key"],
  ])("%s stops the build, which names the page", async (_, html, message) => {
    write("built", { "about.html": html });
    await expect(run()).rejects.toThrow(new RegExp(`about\\.html: .*${message}`));
  });

  test("without a build the folder that it should be in is named", async () => {
    rmSync(at("built"), { recursive: true });
    await expect(run()).rejects.toThrow(`${at("built")} has no page`);
  });
});
