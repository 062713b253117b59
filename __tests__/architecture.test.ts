import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, transformSync } from "esbuild";
import { loadContent } from "@/lib/checks/checked-content";

interface Source {
  file: string;
  text: string;
}

const SOURCE_FILE = /\.tsx?$/;

/** The site's own modules in these folders, as text, by their path from the repository's root. */
function sourcesIn(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => SOURCE_FILE.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep)))
      .map((file) => ({ file, text: readFileSync(file, "utf8") })),
  );
}

/** The code without its comments and types: examples in docstrings are no facts. */
function withoutComments({ file, text }: Source): string {
  return transformSync(text, {
    loader: file.endsWith("x") ? "tsx" : "ts",
    jsx: "preserve",
    charset: "utf8",
    legalComments: "none",
  }).code;
}

const sources = sourcesIn("app", "components", "lib");
const looks = sources.filter(({ file }) => !file.startsWith("lib/"));

/** Every place where a pattern occurs, as `file: match`, so that a failure says where to look. */
function places(pattern: RegExp, among = sources, textOf = (source: Source) => source.text) {
  return among.flatMap((source) =>
    [...textOf(source).matchAll(new RegExp(pattern, "g"))].map(
      ([match]) => `${source.file}: ${match.trim()}`,
    ),
  );
}

test("the folders hold the sources that these tests read", () => {
  const files = sources.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      "app/[page]/page.tsx",
      "components/ui/price.tsx",
      "lib/checks/checked-content.ts",
    ]),
  );
});

describe("islands", () => {
  const registry = readFileSync("lib/islands/registry.ts", "utf8");
  const islandFiles = [...registry.matchAll(/import\("@\/(.+?)"\)/g)].map(
    ([, file]) => `${file}.tsx`,
  );

  test("only the islands of the registry are client components", () => {
    // Under `next dev` there is no bundle of enhancements, so a client component starts them there;
    // the root layout leaves it out of the export.
    const devOnly = ["components/layout/dev-enhancements.tsx"];
    const clients = sources
      .filter(({ text }) => /^\s*(['"])use client\1/m.test(text))
      .map(({ file }) => file);
    expect(clients.sort()).toEqual([...islandFiles, ...devOnly].sort());
  });

  test("the component for development stays out of the export", () => {
    const layout = readFileSync("app/layout.tsx", "utf8");
    expect(layout).toMatch(/NODE_ENV === "development" && <DevEnhancements \/>/);
    expect(places(/<DevEnhancements/)).toEqual(["app/layout.tsx: <DevEnhancements"]);
  });

  test("nothing that reaches the browser brings the content's code along; its types may", async () => {
    // esbuild drops imports of types, so what is left are values, however far down.
    const { metafile } = await build({
      entryPoints: ["lib/islands/main.ts", "lib/enhancements/main.ts", ...islandFiles],
      outdir: "unused",
      write: false,
      bundle: true,
      splitting: true,
      format: "esm",
      metafile: true,
      logLevel: "silent",
    });
    const own = Object.entries(metafile.inputs).filter(([file]) => !file.includes("node_modules/"));
    const imports = own.flatMap(([file, input]) =>
      input.imports.map((imported) => `${file} imports ${imported.path}`),
    );
    expect(own.map(([file]) => file)).toEqual(expect.arrayContaining(islandFiles));
    expect(imports.filter((line) => line.includes(" imports lib/content/"))).toEqual([]);
  });

  test("no generated ids, which differ between the server's tree and an island's", () => {
    expect(places(/\buseId\b/)).toEqual([]);
  });
});

test("nothing needs Next's client", () => {
  expect(places(/["']next\/(link|image|script|navigation|router|dynamic)["']/)).toEqual([]);
});

describe("looks stand in app/globals.css", () => {
  test("no colour is written into a component", () => {
    const hex = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])/i;
    const colour = new RegExp(`${hex.source}|\\b(?:rgba?|hsla?|oklch|oklab)\\(`, "i");
    expect(places(colour, looks, withoutComments)).toEqual([]);
  });

  test("no font is named in a component", () => {
    expect(places(/font-family|fontFamily/, looks)).toEqual([]);
  });

  test("no style attributes, which the CSP would block", () => {
    expect(places(/\bstyle=/, looks)).toEqual([]);
  });
});

describe("facts stand in content/", () => {
  const { firm } = loadContent(path.resolve("content"));

  test("no price in code", () => {
    expect(places(/(?:₹|\b(?:Rs\.?|INR))\s?\d[\d,]*/, sources, withoutComments)).toEqual([]);
  });

  test("no registration number in code, but for an example of zeros", () => {
    expect(places(/\bIN[HA](?!0{9})\d{9}\b/)).toEqual([]);
    expect(firm.registration.number).toMatch(/^IN[HA](?!0{9})\d{9}$/);
  });

  test("no phone number in code, but for an example of zeros", () => {
    expect(places(/\+91[\s-]?(?!0{5}[\s-]?0{5})\d{5}[\s-]?\d{5}|\b[6-9]\d{9}\b/)).toEqual([]);
  });

  test("no e-mail address in code", () => {
    expect(places(/[\w.-]+@[\w-]+\.(?:com|in|org|net|example)\b/)).toEqual([]);
  });
});

test("content is read by pages and handed on: no component or library reaches for it", () => {
  const readers = places(/\bgetContent\(\)/).map((place) => place.split(":")[0]);
  expect(readers).toContain("app/page.tsx");
  expect(
    readers.filter((file) => !/^app\/|^lib\/checks\/checked-content\.ts/.test(file ?? "")),
  ).toEqual([]);
});
