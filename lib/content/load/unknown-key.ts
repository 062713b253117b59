import { placeOfKey } from "./key-places";
import { didYouMean, nearest } from "./nearest";
import { valueAt } from "./value-at";
import { formatPath, type YamlFile } from "./yaml-file";

type Path = readonly PropertyKey[];

interface Mistake {
  path: Path;
  message: string;
  at?: "key";
}

/** A key that is known elsewhere, and nowhere near. */
function whereTo(key: string, atTop: readonly string[]): string {
  if (atTop.includes(key)) return ": begin it at the left margin, like meta:";
  const place = placeOfKey(key);
  return place ? `: it belongs ${place}` : "";
}

/** Keys that are not known: a slip in a known one, or a known one that stands in the wrong group. */
export function unknownKey(
  source: YamlFile,
  [path, key]: [path: Path, key: string],
  known: readonly string[],
  missing: Path[],
  atTop: readonly string[],
): Mistake {
  const at = [...path, key];
  const group = valueAt(source.data, path);
  const free = known.filter((name) => valueAt(group, [name]) === undefined);
  const lacks = missing.filter(
    (other) => formatPath(other.slice(0, -1)) === formatPath(path) && other.length > path.length,
  );
  // In place of the one key that is lacking, unless it is that of another group.
  const only = lacks.length === 1 && !missing.some((other) => other.at(-1) === key);
  const meant = nearest(key, free) ?? (only ? String(lacks[0]?.at(-1)) : undefined);
  // A key that is lacking because it was misspelt, or indented otherwise, is one mistake.
  const absent = missing.findIndex((other) =>
    meant !== undefined ? formatPath(other) === formatPath([...path, meant]) : other.at(-1) === key,
  );
  const [lacking] = absent < 0 ? [] : missing.splice(absent, 1);
  if (lacking && meant === undefined) {
    const place = formatPath(lacking.slice(0, -1)) || "the top of the file";
    const message = `expected "${key}" among the keys of ${place}, got it here: begin it in the same column as they do`;
    return { path: at, message, at: "key" };
  }
  if (valueAt(group, [key]) === null && source.source(path).startsWith("{")) {
    const message = `expected no such key, got "${key}" after a comma: put quotes round a text that has commas`;
    return { path: at, message, at: "key" };
  }
  const advice = meant ? `: did you mean ${meant}?` : didYouMean(key, known) || whereTo(key, atTop);
  return {
    path: at,
    message: `expected no such key, got the unknown key "${key}"${advice}`,
    at: "key",
  };
}
