import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { elementsOf, textOf } from "@/scripts/export/html-tree";
import { readCompatData } from "./compat";
import { KNOWN_LACKS } from "./known-lacks";
import { createScriptReader, type Lack } from "./script-features";
import { createStyleReader } from "./style-features";

const KNOWN = new Set(KNOWN_LACKS.flatMap(({ features }) => features.trim().split(/\s*\|\s*/)));

/**
 * Looks in the scripts and styles of the export for what browsers of the floor lack, and for which
 * `known-lacks.ts` names no fallback.
 * @param root the repository's root, where MDN's data is installed
 * @returns a sentence for each feature, with the first file that uses it
 */
export async function inspectFloor(root: string, out: string): Promise<string[]> {
  const data = readCompatData(root);
  const readScript = createScriptReader(data);
  const readStyle = createStyleReader(data);
  const faults = new Map<string, string>();
  const note = (file: string, lacks: Lack[]) => {
    for (const { feature, browsers } of lacks) {
      if (KNOWN.has(feature) || faults.has(feature)) continue;
      faults.set(feature, `${file}: ${feature}, which ${browsers.join(", ")} lack`);
    }
  };
  const sheets = new Set<string>();
  for (const file of (await readdir(out, { recursive: true })).sort()) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = await readFile(path.join(out, file), "utf8");
    if (file.endsWith(".js")) note(file, readScript(text));
    else {
      const styles = [...elementsOf(parse(text))].filter(({ tagName }) => tagName === "style");
      for (const sheet of styles.map(textOf).filter((one) => !sheets.has(one))) {
        sheets.add(sheet);
        note(file, readStyle(sheet));
      }
    }
  }
  return [...faults.values()];
}
