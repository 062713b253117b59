import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";
import { pageSchemas } from "@/lib/content/schemas/pages";
import { exitWith } from "@/scripts/environment";
import { usageOf } from "@/scripts/usage";
import { exitWithNothingWritten, tryChange } from "../content-copy";
import {
  contentFile,
  type Renaming,
  renameInContent,
  renameInExceptions,
} from "./rename-in-content";

/** Changes the path of a service or page. Plans keep their ids, which links contain. */

const EXCEPTIONS = "rules/exceptions.yaml";
const REPOSITORY = new URL("../../../../", import.meta.url);
/** Files that quote addresses which the owner fixed. */
const OF_THE_OWNER = ["rules/owner.yaml", "docs/requirements.md"];

/** Reads the arguments; exits the process for what cannot be renamed. */
function renamingOrExit([kind, from = "", to = ""]: readonly string[]): Renaming {
  if (kind !== "service" && kind !== "page") return exitWith(usageOf("rename"));
  if (from === "" || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to)) return exitWith(usageOf("rename"));

  const file = contentFile(kind, from);
  if (!existsSync(path.join("content", file))) return exitWith(`No content/${file}.`);
  if (kind === "page" && from in pageSchemas) {
    return exitWith(`/${from} has a layout of its own in code: its address cannot change.`);
  }
  const taken = filesBelow("content").find((name) => addressOf(name) === to);
  if (taken) return exitWith(`content/${taken} has this address already.`);
  return { kind, from, to };
}

/** The address of a file's page; undefined for content that is not one page. */
function addressOf(file: string): string | undefined {
  return /^(?:services|pages|policies)\/(.*)\.\w+$/.exec(file)?.[1];
}

/** The owner fixed some addresses: only they can say that another one is right. */
function printFixedAddresses(address: string): void {
  const link = new RegExp(`(?<![\\w-])/${address}(?![\\w/-])`);
  // A rule names the files of its pages: `^combo\.html$`, `^(?:equity|combo)\.html$`.
  const pages = new RegExp(`pages:.*[|(^]${address}[|)\\\\]`);
  for (const file of OF_THE_OWNER) {
    const lines = readFileSync(new URL(file, REPOSITORY), "utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      if (!link.test(line) && !pages.test(line)) continue;
      const place = `${file}:${index + 1}`;
      console.log(`${place}: the owner fixed /${address}; npm test fails until this follows`);
    }
  }
}

process.once("uncaughtException", exitWithNothingWritten);
const renaming = renamingOrExit(process.argv.slice(2));
const { kind, from, to } = renaming;
tryChange((folder) => renameInContent(folder, renaming));
const changed = renameInContent("content", renaming);
console.log(
  `content/${contentFile(kind, from)} is now content/${contentFile(kind, to)}; /${from} leads to /${to}.`,
);
console.log(`Links changed in: ${changed.join(", ")}`);
if (renameInExceptions(EXCEPTIONS, renaming)) {
  console.log(`What is excused there stays excused: its place changed in ${EXCEPTIONS}`);
}
console.log("Its title, heading and menu label are as they were.");
printFixedAddresses(from);
