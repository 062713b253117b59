import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { filesBelow } from "static-islands/files-below";
import { pageSchemas } from "@/lib/content/schemas/pages";
import { changeChecked } from "./content-copy";
import { exitWith } from "./environment";

/** Gives a service or a page another address. Plans keep their ids, which links carry. */
const USAGE = "Usage: npm run rename -- service hedging protection; also page";

/** A file's text with its links, and names of the service in examples, changed. */
function withName(text: string, from: string, to: string): string {
  const link = new RegExp(`(?<=^|[\\s("'\\[])/${from}(?=[\\s)"'\\]},#?]|$)`, "gm");
  const named = new RegExp(`(?<=\\bservice: )${from}(?=[\\s,}]|$)`, "gm");
  return text.replace(link, `/${to}`).replace(named, to);
}

/** Lines of a file of the repository, of a built-in rule or requirement, that name an address. */
function linesNaming(file: string, address: string): string[] {
  const name = new RegExp(`(?<![\\w-])${address}(?![\\w/-])`);
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (name.test(line) ? [`  ${file}:${index + 1}`] : []));
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { content: { type: "string", default: "content" } },
  });
  const [kind = "", from = "", to = ""] = positionals;
  if (!/^(?:service|page)$/.test(kind) || !from || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to)) {
    exitWith(USAGE);
  }
  const folder = path.resolve(values.content);
  const fileOf = (name: string) => `${kind}s/${name}.yaml`;
  if (!existsSync(path.join(folder, fileOf(from)))) exitWith(`No content/${fileOf(from)}.`);
  if (kind === "page" && from in pageSchemas) {
    exitWith(`/${from} has a layout of its own in code: its address cannot change.`);
  }
  const files = filesBelow(folder);
  const taken = files.find(
    (name) => /^(?:services|pages|policies)\/(.*)\.\w+$/.exec(name)?.[1] === to,
  );
  if (taken) exitWith(`content/${taken} has this address already.`);

  /** @returns the files whose links were changed */
  const change = (at: string) => {
    renameSync(path.join(at, fileOf(from)), path.join(at, fileOf(to)));
    // A kept version is what clients accepted: its words stay.
    const texts = filesBelow(at).filter((name) => /^(?!versions\/).*\.(?:ya?ml|md)$/.test(name));
    const changed = texts.filter((name) => {
      const file = path.join(at, name);
      const before = readFileSync(file, "utf8");
      const after = withName(before, from, to);
      writeFileSync(file, after);
      return after !== before;
    });
    const redirects = path.join(at, "redirects.yaml");
    // What led to the page under its new name is the page now.
    const kept = readFileSync(redirects, "utf8").replace(new RegExp(`^/${to}: .*\n`, "m"), "");
    writeFileSync(redirects, `${kept.trimEnd()}\n/${from}: /${to}\n`);
    return changed;
  };
  const changed = changeChecked(folder, change, true);
  console.log(`content/${fileOf(from)} is now content/${fileOf(to)}; /${from} leads to /${to}.`);
  console.log(`Links changed in: ${changed.join(", ")}`);
  const fixed = ["rules/owner.yaml", "docs/requirements.md"].flatMap((file) =>
    linesNaming(file, `/${from}`),
  );
  if (fixed.length > 0) {
    console.log("\nThe owner fixed this address; npm test fails until you change these lines too:");
    console.log(fixed.join("\n"));
  }
  console.log("\nIts title, heading and menu label are as they were.");
} catch (cause) {
  exitWith(`${cause instanceof Error ? cause.message : cause}\nNothing was written.`);
}
