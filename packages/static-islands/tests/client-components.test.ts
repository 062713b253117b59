import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { clientFiles } from "../src/next/client-files";
import { exportPage } from "../src/page/export-page";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a route's list of client components, as Next does. */
function writeList(route: string, modules: Record<string, number | string>) {
  const clientModules = Object.fromEntries(
    Object.entries(modules).map(([module, id]) => [module, { id, name: "*", chunks: [] }]),
  );
  const folder = path.join(root, ".next/server/app", route);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "page_client-reference-manifest.js"),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${route}/page"] = ${JSON.stringify({ clientModules })};\n`,
  );
}

/** A page with a payload of these rows, in two parts that a row is cut by. */
function pageOf(...rows: string[]): string {
  const payload = rows.join("");
  const parts = [payload.slice(0, 25), payload.slice(25)].map(
    (part) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`,
  );
  return `<meta charset="utf-8"><script>(self.__next_f=self.__next_f||[]).push([0])</script>${parts.join("")}`;
}

const bundles = {
  enhancements: undefined,
  islands: undefined,
  react: undefined,
  more: {},
  packages: [],
  islandScripts: {},
  islandStart: {},
  islandDefinitions: {},
  islandFiles: { form: "/site/form.tsx" },
  afterPaint: "",
};

async function faultsOf(
  html: string,
  options: { staticComponents?: string[]; leftOut?: string[] } = {},
) {
  const site = { bundles, read: () => "", clientFiles: clientFiles(root), ...options };
  return (await exportPage("a.html", html, site)).faults;
}

const ROUTER = '1:I[10,["/a.js"],"default"]\n';
const TOGGLE = '2:I["20",["/b.js"],"Toggle",1]\n';
/** Bytes are counted, and a text may have line breaks and what looks like rows. */
const TEXT = `3:T${Buffer.byteLength('₹\n9:["$","$L2"]\n').toString(16)},₹\n9:["$","$L2"]\n`;
const HINT = ':HL["/a.css","style"]\n';
const ROOT = '0:{"f":[["$","$L1",null,{"error":"$2","children":"$L4"}]]}\n';

beforeAll(() => {
  writeList("about", {
    "[project]/node_modules/next/dist/esm/client/components/layout-router.js": 10,
    "[project]/components/toggle.tsx <module evaluation>": 20,
    [path.join(root, "node_modules/icons/dist/icon.js#Icon")]: 30,
  });
  writeList("", { "[project]/node_modules/next/dist/esm/client/script.js": 40 });
});

test("a client component outside islands is told with its file", async () => {
  const html = pageOf(
    ROUTER,
    TOGGLE,
    TEXT,
    HINT,
    ROOT,
    '4:["$","p",null,{"children":["$","$L2",null,{}]}]\n',
  );
  expect(await faultsOf(html)).toEqual([
    expect.stringMatching(
      /^the client component Toggle \(components\/toggle\.tsx\) stands outside an island/,
    ),
  ]);
});

test.each([
  ["in a row of its own", '4:"$L5"\n5:["$","$L2",null,{}]\n'],
  [
    "by the way to a part of a row",
    '4:"$5:props:children"\n5:["$","q",null,{"data-island":"x","children":["$","$L2",null,{}]}]\n',
  ],
  [
    "in the children of another component",
    '4:["$","$L1",null,{"children":[["$","$L2",null,{}]]}]\n',
  ],
])("it is found %s", async (_, rows) => {
  expect(await faultsOf(pageOf(ROUTER, TOGGLE, ROOT, rows))).toHaveLength(1);
});

test.each([
  ["in an island", '4:["$","div",null,{"data-island":"toggle","children":["$","$L2",null,{}]}]\n'],
  [
    "in a row of an island's",
    '4:["$","div",null,{"data-island":"toggle","children":"$L5"}]\n5:["$","$L2",null,{}]\n',
  ],
  ["only passed on, as error pages are", '4:["$","p",null,{"children":"A"}]\n'],
])("it has no fault %s", async (_, rows) => {
  expect(await faultsOf(pageOf(ROUTER, TOGGLE, ROOT, rows))).toEqual([]);
});

test("it may stand there if the site names its file, its export or its package", async () => {
  const html = pageOf(ROUTER, TOGGLE, ROOT, '4:["$","$L2",null,{}]\n');
  expect(await faultsOf(html, { staticComponents: ["components/toggle.tsx"] })).toEqual([]);
  expect(await faultsOf(html, { staticComponents: ["components/toggle.tsx#Toggle"] })).toEqual([]);
  expect(await faultsOf(html, { staticComponents: ["components/toggle.tsx#Other"] })).toHaveLength(
    1,
  );
  const icon = pageOf(ROUTER, '2:I["30",[],"$6"]\n', '6:"Icon"\n', ROOT, '4:["$","$L2",null,{}]\n');
  expect(await faultsOf(icon)).toEqual([
    expect.stringContaining("the client component Icon (node_modules/icons/dist/icon.js)"),
  ]);
  expect(await faultsOf(icon, { staticComponents: ["icons"] })).toEqual([]);
});

test("next/script is told by its address, unless it may go", async () => {
  const html = pageOf(
    ROUTER,
    '2:I[40,[],""]\n',
    ROOT,
    '4:["$","$L2",null,{"src":"https://a.example/x.js"}]\n',
  );
  expect(await faultsOf(html)).toEqual([
    expect.stringContaining("next/script is left out (https://a.example/x.js)"),
  ]);
  expect(await faultsOf(html, { leftOut: ["a.example"] })).toEqual([]);
});

test("where Next's lists are missing, it is told that nothing is known of a component", async () => {
  const html = pageOf(ROUTER, '2:I[99,[],"Far"]\n', ROOT, '4:["$","$L2",null,{}]\n');
  expect(await faultsOf(html)).toEqual([
    expect.stringMatching(/^the client component Far stands outside .*does not tell where/),
  ]);
});
