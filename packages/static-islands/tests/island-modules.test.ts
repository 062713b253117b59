import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundleScripts, type SiteScripts } from "static-islands";
import { islandRenderer } from "../src/scripts/render-island";

// What an island's module may import, as Next would understand it.

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  write({
    "package.json": "{}",
    "main.js": 'import("./card.js");',
    "export/_next/static/chunks/a.css": "",
  });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Bundles an island of this text. @returns its script */
async function bundled(card: string, options: Partial<SiteScripts> = {}): Promise<string> {
  write({ "card.js": card });
  const scripts = { root, islands: "main.js", from: path.join(root, "export"), ...options };
  await bundleScripts(scripts, path.join(root, "out"));
  const folder = path.join(root, "out/assets");
  const files = readdirSync(folder).filter((name) => /^card\..*\.js$/.test(name));
  expect(files).toHaveLength(1);
  return readFileSync(path.join(folder, files[0] ?? ""), "utf8");
}

test("require() of React gets React's one file, with the internals that packages ask for", async () => {
  const code = await bundled(
    'const React = require("react"); const dom = require("react-dom"); const { jsx } = require("react/jsx-runtime"); export const x = [React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, dom.createPortal, jsx];',
  );
  expect(code).toMatch(/import (\w+) from"\.\/hydrate\.\w+\.js"/);
  expect(code).not.toContain("Dynamic require");
});

test("react-dom as a whole is react-dom, not React", async () => {
  const code = await bundled(
    'import ReactDOM from "react-dom"; export const x = ReactDOM.createPortal;',
  );
  expect(code).toMatch(/import\s*\*\s*as \w+ from"\.\/hydrate\.\w+\.js"/);
});

test("a require() that is left for the browser stops the export, and is named", async () => {
  write({ "external.js": "" });
  const card = "const name = globalThis.name; export const x = require(name);";
  await expect(bundled(card)).rejects.toThrow(
    /card\.\w+\.js: a require\(\) is left in this script/,
  );
});

test("scripts are written for the browsers that the site names", async () => {
  const card = "export class Card { static { Card.made = true; } }";
  expect(await bundled(card)).not.toContain("static{");
  rmSync(path.join(root, "out"), { recursive: true });
  expect(await bundled(card, { browsers: ["chrome100"] })).toContain("static{");
});

test("a file that only Next would have made beside a script stops the export, and is named", async () => {
  const card = 'export const x = () => new Worker(new URL("./work.js", import.meta.url));';
  await expect(bundled(card)).rejects.toThrow(
    /card\.\w+\.js: new URL\("\.\/work\.js", import\.meta\.url\) leads to no file/,
  );
});

test("public variables are in islands, others undefined, as in Next", async () => {
  process.env.NEXT_PUBLIC_CITY = "Pune";
  process.env.SECRET_KEY = "hidden";
  write({
    ".next/required-server-files.json": JSON.stringify({ config: { env: { SHOP: "open" } } }),
  });
  const code = await bundled(
    "export const x = [process.env.NEXT_PUBLIC_CITY, process.env.SHOP, process.env.SECRET_KEY, process.env.NODE_ENV];",
  );
  Reflect.deleteProperty(process.env, "NEXT_PUBLIC_CITY");
  Reflect.deleteProperty(process.env, "SECRET_KEY");
  expect(code).toMatch(/\["Pune","open",.*"production"\]/);
  expect(code).not.toMatch(/hidden|process\.env/);
});

const CARD = 'import styles from "./card.module.css"; export const x = styles.box + styles.hot;';

test.each([
  ["Turbopack", ".gXCQIG_box{top:0}.gXCQIG_hot{top:0}.other_box{top:0}", "gXCQIG_box"],
  [
    "older Turbopack",
    ".card-module__aB3__box{top:0}.card-module__aB3__hot{top:0}",
    "card-module__aB3__box",
  ],
  ["webpack", ".card_box__aB3-x{top:0}.card_hot__k_2Yz{top:0}", "card_box__aB3-x"],
])("a CSS module has the names that %s gave it", async (_, css, name) => {
  write({
    "card.module.css": ".box{top:0}.hot:hover{top:0}",
    "export/_next/static/chunks/a.css": css,
  });
  expect(await bundled(CARD)).toContain(`"${name}"`);
  expect(
    readdirSync(path.join(root, "out/assets")).filter((file) => file.endsWith(".css")),
  ).toEqual([]);
});

test.each([
  [
    "that Next's styles lack",
    ".box{top:0}.hot{}",
    ".aaaaaa_box{top:0}",
    /do not have the classes of this module together \(box, hot\)/,
  ],
  [
    "like another's",
    ".box{top:0}",
    ".aaaaaa_box{top:0}.bbbbbb_box{top:0}",
    /another CSS module has the same classes \(box\)/,
  ],
  ["with composes", ".box{composes:a}", ".aaaaaa_box{top:0}", /uses composes/],
])("a CSS module %s is refused", async (_, own, css, message) => {
  write({ "card.module.css": own, "export/_next/static/chunks/a.css": css });
  await expect(bundled(CARD)).rejects.toThrow(message);
});

test("next/link is a plain link, and what needs Next's router is refused by name", async () => {
  const code = await bundled('import Link from "next/link"; export const x = Link;');
  expect(code.length).toBeLessThan(1_500);
  const router = 'import { usePathname } from "next/navigation"; export const x = usePathname;';
  await expect(bundled(router)).rejects.toThrow("next/navigation needs Next's client");
});

test("an island is rendered on its own as Next renders it, with ids of the given prefix", async () => {
  write({
    "card.jsx":
      'import Link from "next/link"; import { useId } from "react"; import styles from "./card.module.css"; export function Card({ href }) { const id = useId(); return <p id={id} className={styles.box}><Link href={href}>{process.env.NODE_ENV}</Link></p>; }',
    "card.module.css": ".box{top:0}",
    "export/_next/static/chunks/a.css": ".aaaaaa_box{top:0}",
    ".next/required-server-files.json": JSON.stringify({
      config: { basePath: "/club", trailingSlash: true },
    }),
  });
  const render = islandRenderer({ root, from: path.join(root, "export") });
  const card = { file: path.join(root, "card.jsx"), name: "Card" };
  const htmlOf = (href: string) => render(card, { href }, "i0-");
  expect(await htmlOf("/numbers?a=/b#c")).toMatch(
    /^<p id="_i0-R_\w+_" class="aaaaaa_box"><a href="\/club\/numbers\/\?a=\/b#c">production<\/a><\/p>$/,
  );
  expect(await htmlOf("/")).toContain('href="/club/"');
  expect(await htmlOf("/a.pdf")).toContain('href="/club/a.pdf"');
  for (const other of ["#c", "tel:1", "//a.example/b", "https://a.example"]) {
    expect(await htmlOf(other)).toContain(`href="${other}"`);
  }
});
