import { valueAt } from "@/lib/content/load/value-at";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import { originalAndCopy } from "./copies";

type Path = readonly PropertyKey[];

/** Values that two files have in common, and the files: the original first. */
interface Doubled {
  value: unknown;
  original: YamlFile;
  copy: YamlFile;
}

/** Values at a path that more than one file has. */
function doubledAt(root: string, files: readonly YamlFile[], path: Path): Doubled[] {
  const first = new Map<unknown, YamlFile>();
  return files.flatMap((file) => {
    const value = valueAt(file.data, path);
    const other = first.get(value);
    // What the firm has not supplied yet may be the same for now.
    const isPlaceholder = file.placeholders.includes(path.join("."));
    if (value === undefined || value === null || isPlaceholder) return [];
    if (!other) first.set(value, file);
    if (!other) return [];
    const [original] = originalAndCopy(root, [other.file, file.file]);
    return original === other.file
      ? [{ value, original: other, copy: file }]
      : [{ value, original: file, copy: other }];
  });
}

/** Titles and descriptions that two pages share are mistakes: search results could not tell them apart. */
export function checkTitles(root: string, files: readonly YamlFile[]): void {
  const titles = doubledAt(root, files, ["meta", "title"]);
  const descriptions = doubledAt(root, files, ["meta", "description"]);
  for (const { original, copy } of titles) {
    const both = descriptions.findIndex((other) => other.copy === copy);
    if (both >= 0) descriptions.splice(both, 1);
    const what = both < 0 ? "a title" : "a title and a description";
    const message = `expected ${what} of its own, got the same as in ${original.file}: say what this page alone is about`;
    copy.fail(["meta", "title"], message);
  }
  for (const { original, copy } of descriptions) {
    const message = `expected a description of its own, got the same as in ${original.file}: say what this page alone is about`;
    copy.fail(["meta", "description"], message);
  }
}

/** Places in a menu that two pages share: either may come first. */
export function checkPlaces(root: string, files: readonly YamlFile[]): void {
  for (const path of [["menu", "header"], ["menu", "footer"], ["order"]]) {
    for (const { value, original, copy } of doubledAt(root, files, path)) {
      const message = `${value} is the place of ${original.file} too: give one of them another number`;
      copy.warn(path, message);
    }
  }
}
