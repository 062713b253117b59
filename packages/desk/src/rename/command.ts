import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { pageSchemas } from "@/lib/content/schemas/pages";
import { exitWith } from "@/scripts/environment";
import { changeChecked, exitWithNothingWritten } from "../content-copy";

/** Changes the path of a service or page. Plans keep their ids, which links contain. */
const USAGE = "Usage: npm run rename -- service hedging protection; also page";

/** Replaces links to the page, and references to the service in examples. */
function withName(text: string, from: string, to: string): string {
  const link = new RegExp(`(?<=^|[\\s("'\\[])/${from}(?=[\\s)"'\\]},#?]|$)`, "gm");
  const named = new RegExp(`(?<=\\bservice: )${from}(?=[\\s,}]|$)`, "gm");
  return text.replace(link, `/${to}`).replace(named, to);
}

process.once("uncaughtException", exitWithNothingWritten);
const [kind = "", from = "", to = ""] = process.argv.slice(2);
if (!/^(?:service|page)$/.test(kind) || !from || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to)) {
  exitWith(USAGE);
}
const fileOf = (name: string) => `${kind}s/${name}.yaml`;
if (!existsSync(path.join("content", fileOf(from)))) exitWith(`No content/${fileOf(from)}.`);
if (kind === "page" && from in pageSchemas) {
  exitWith(`/${from} has a layout of its own in code: its address cannot change.`);
}
const taken = filesBelow("content").find(
  (name) => /^(?:services|pages|policies)\/(.*)\.\w+$/.exec(name)?.[1] === to,
);
if (taken) exitWith(`content/${taken} has this address already.`);

/** @returns the files with changed links */
const change = (at: string) => {
  renameSync(path.join(at, fileOf(from)), path.join(at, fileOf(to)));
  // Versions stay as clients accepted them.
  const texts = filesBelow(at).filter((name) => /^(?!versions\/).*\.(?:ya?ml|md)$/.test(name));
  const changed = texts.filter((name) => {
    const file = path.join(at, name);
    const before = readFileSync(file, "utf8");
    const after = withName(before, from, to);
    writeFileSync(file, after);
    return after !== before;
  });
  const redirects = path.join(at, "redirects.yaml");
  // Removes an old redirect from the new path.
  const kept = readFileSync(redirects, "utf8").replace(new RegExp(`^/${to}: .*\n`, "m"), "");
  writeFileSync(redirects, `${kept.trimEnd()}\n/${from}: /${to}\n`);
  return changed;
};
const changed = changeChecked(change, true);
console.log(`content/${fileOf(from)} is now content/${fileOf(to)}; /${from} leads to /${to}.`);
console.log(`Links changed in: ${changed.join(", ")}`);
console.log("Its title, heading and menu label are as they were.");
const address = new RegExp(`(?<![\\w-])/${from}(?![\\w/-])`);
for (const file of ["rules/owner.yaml", "docs/requirements.md"]) {
  const lines = readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    if (!address.test(line)) continue;
    console.log(
      `${file}:${index + 1}: the owner fixed /${from}; npm test fails until this follows`,
    );
  }
}
