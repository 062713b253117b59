import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Page, readBeside, readPage, readScript } from "./read-page.ts";
import { reasonOf } from "./read-yaml.ts";
import type { PlaceKind } from "./rule.ts";

/** What could not be used, a rule, a pack or a page, and why. */
export interface Refusal {
  file: string;
  line: number;
  message: string;
}

/** Words that are on no page of the folder, such as those of a PDF that a form makes. */
export interface FurtherTexts {
  name: string;
  where: PlaceKind;
  texts: readonly string[];
}

/** Every file below a folder, sorted: paths from it, with slashes; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

const PAGE = /\.html?$/i;

/** Files beside the pages whose words browsers show, or search engines and assistants are given. */
const BESIDE =
  /\.(?:css|webmanifest|svg|vtt|srt|xml)$|(?:^|\/)(?:manifest\.json|(?:llms|llms-full)\.txt)$/i;

/** Scripts, and their data. */
const SCRIPT = /\.(?:m?js|json)$/i;

function readFile(file: string, text: string): Page | undefined {
  if (PAGE.test(file)) return readPage(file, text);
  if (BESIDE.test(file)) return readBeside(file, text);
  return readScript(file, text);
}

/**
 * The pages of a folder, one at a time, so that a large site takes no more memory than a small one.
 * @param withScripts whether a rule looks into scripts (.js) and their data (.json)
 * @throws Error where the folder has no page
 */
export function* readFolder(
  folder: string,
  files: readonly string[],
  withScripts: boolean,
): Generator<Page | Refusal> {
  if (!files.some((file) => PAGE.test(file))) {
    throw new Error(`there is no page (.html) in ${folder}`);
  }
  for (const file of files) {
    const isWanted = PAGE.test(file) || BESIDE.test(file) || (withScripts && SCRIPT.test(file));
    if (!isWanted) continue;
    try {
      const page = readFile(file, readFileSync(path.join(folder, file), "utf8"));
      if (page) yield page;
    } catch (cause) {
      // Such as elements nested so deeply that the call stack ends.
      yield { file, line: 1, message: `this page was not checked: ${reasonOf(cause)}` };
    }
  }
}
