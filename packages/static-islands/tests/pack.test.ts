import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/files-below";
import { exportPackedSite } from "./packed-site";

let folder = "";

beforeAll(() => {
  folder = exportPackedSite(process.cwd());
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, "out", file), "utf8");

test("the packed package exports another site, without Next's client", () => {
  const files = filesBelow(path.join(folder, "out")).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.filter((file) => file.endsWith(".html"))).toEqual([
    "404.html",
    "index.html",
    "numbers.html",
    "quiet.html",
  ]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.map((file) => file.replace(/\.[A-Z0-9]{8}\.js$/, ""))).toEqual(
    ["enhancements", "hydrate", "islands", "knots", "logbook"].map((name) => `assets/${name}`),
  );
  expect(read("robots.txt")).toBe("User-agent: *\r\nAllow: /\r\n");
});

test("each page has the scripts, the styles and the CSP that it needs", () => {
  const [club, numbers, quiet] = ["index.html", "numbers.html", "quiet.html"].map(read);
  expect(club).toMatch(/<output>5<!-- --> <!-- -->knots<\/output>/);
  expect(club).toMatch(/<script type="module" src="\/assets\/islands\.\w+\.js" integrity="sha256-/);
  expect(club).toMatch(/\.knots{|columns:2/);
  expect(numbers).toMatch(/data-props-from="\/assets\/props\.\w+\.json"/);
  expect(numbers).not.toContain("columns:2");
  expect(quiet).toMatch(/<script type="module" src="\/assets\/enhancements\./);
  expect(quiet).not.toMatch(/importmap|\.knots/);
  for (const page of [club, numbers, quiet]) {
    expect(page).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
    expect(page).not.toContain("__next");
  }
});
