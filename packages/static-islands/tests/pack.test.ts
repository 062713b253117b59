import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/files-below";
import { exportPackedSite, runStaticIslands } from "./packed-site";

let folder = "";

beforeAll(() => {
  folder = exportPackedSite(process.cwd());
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(file: string): string {
  return readFileSync(path.join(folder, "out", file), "utf8");
}

test("the packed package exports another site, without Next's client", () => {
  const files = filesBelow(path.join(folder, "out")).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.filter((file) => file.endsWith(".html"))).toEqual([
    "404.html",
    "index.html",
    "numbers.html",
    "quiet.html",
  ]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.map((file) => file.replace(/\.[A-Z0-9]{8}\.js$/, ""))).toEqual([
    "assets/enhancements",
    "assets/hydrate",
    "assets/islands",
    "assets/knots",
    "assets/logbook",
  ]);
  expect(read("robots.txt")).toBe("User-agent: *\r\nAllow: /\r\n");
});

test("a page with an island has its loader, checked, and the styles of the island", () => {
  const page = read("index.html");
  expect(page).toMatch(/<output>5<!-- --> <!-- -->knots<\/output>/);
  expect(page).toMatch(/<script type="module" src="\/assets\/islands\.\w+\.js" integrity="sha256-/);
  expect(page).toMatch(/\.knots{/);
  expect(page).toContain("columns:2");
});

test("an island that waits for the visitor has its props in a file", () => {
  const page = read("numbers.html");
  expect(page).toMatch(/data-props-from="\/assets\/props\.\w+\.json"/);
  expect(page).not.toContain("columns:2");
});

/** The text of the script that esbuild named after a module. */
function scriptOf(module: string): string {
  const files = filesBelow(path.join(folder, "out", "assets"));
  return read(
    `assets/${files.find((file) => file.startsWith(`${module}.`) && file.endsWith(".js"))}`,
  );
}

test("an island has Next's names of its CSS module, and the site's public variables", () => {
  const [, name = ""] = /<output class="([\w-]+_entry)"/.exec(read("numbers.html")) ?? [];
  expect(name).not.toBe("");
  expect(scriptOf("logbook")).toContain(`entry:"${name}"`);
  expect(scriptOf("knots")).toMatch(/=9\b/);
});

test("logical properties stay logical", () => {
  expect(read("numbers.html")).toContain("padding-inline-start");
});

test("a page without an island has the enhancements, and nothing of any island", () => {
  const page = read("quiet.html");
  expect(page).toMatch(/<script type="module" src="\/assets\/enhancements\./);
  expect(page).not.toMatch(/importmap|\.knots/);
});

test.each(["index.html", "numbers.html", "quiet.html"])(
  "%s has a CSP, and nothing of Next",
  (file) => {
    const page = read(file);
    expect(page).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
    expect(page).not.toContain("__next");
  },
);

test("the command prints what each step saves", () => {
  const lines = runStaticIslands(folder, ["steps", ".next/export"]).trim().split("\n");
  expect(lines[0]).toContain("bytes of all pages with it");
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^\| remove unused styles \| \d+ \| \d+ \| -?[\d.]+ % \|$/),
    expect.stringMatching(/^\| shorten class names \| \d+ \| \d+ \| -?[\d.]+ % \|$/),
  ]);
});

/** By Node itself: Jest would map the name to the package's sources. */
function resolved(entry: string): string {
  const code = `process.stdout.write(import.meta.resolve(${JSON.stringify(entry)}))`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

test("other packages reach what the package exports, and no file of its inside", () => {
  for (const entry of ["static-islands", "static-islands/island", "static-islands/loader"]) {
    expect(resolved(entry)).toContain("static-islands/dist");
  }
  expect(() => resolved("static-islands/files-below")).toThrow(/not defined by "exports"/);
});
