import { type Lacks, readCompat } from "./compat";
import { KNOWN_LACKS } from "./known-lacks";
import { createScriptReader } from "./script-features";
import { createStyleReader } from "./style-features";

const KNOWN = Object.values(KNOWN_LACKS).flatMap((features) => features.trim().split(/\s*\|\s*/));

/** Texts by the name of the file they stand in. */
type Texts = ReadonlyMap<string, string>;

/**
 * Looks in the scripts and styles of the export for what a browser of the minimum versions lacks,
 * and for which `known-lacks.ts` names no fallback.
 * @param root the repository's root, where MDN's data is installed
 * @returns a sentence for each feature, with the first file that uses it
 */
export function checkMinimumVersions(root: string, scripts: Texts, styles: Texts): string[] {
  const compat = readCompat(root);
  const faults = new Map<string, string>();
  const read = (texts: Texts, reader: (text: string) => Lacks) => {
    for (const [file, text] of texts) {
      for (const [feature, browsers] of reader(text)) {
        if (KNOWN.includes(feature) || faults.has(feature)) continue;
        faults.set(feature, `${file}: ${feature}, which ${browsers.join(", ")} lack`);
      }
    }
  };
  read(scripts, createScriptReader(compat));
  read(styles, createStyleReader(compat));
  return [...faults.values()];
}
