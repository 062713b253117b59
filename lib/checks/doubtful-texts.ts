import { formatPath, type YamlFile } from "@/lib/content/load/yaml-file";
import { isPlaceholder } from "@/lib/text/placeholders";

/** What stands in for a fact that the firm has not supplied. */
const STAND_INS = [
  /^(\+91)?[ 0-]*0000[ 0-]*$/,
  /^IN[HA]0{9}$/,
  /X{4}|lorem ipsum|to be supplied|\bTBD\b|\bTODO\b/,
  /\bexample\.(com|org|net|in)\b/i,
];
const UNMARKED =
  "this looks like a placeholder: write what is true, or put !placeholder and a space in front";

const CURLY = /^(“[^“”]*”|‘[^‘’]*’)$/;
const SHOWN = "these quotes are shown to visitors: delete them, unless somebody is quoted";

/** What a form shows in and at its fields is an example by its nature. */
const EXAMPLES = ["placeholder", "hint", "errors"];

function look(file: YamlFile, value: unknown, path: readonly PropertyKey[], isFacts: boolean) {
  if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) {
      look(file, child, [...path, isList ? Number(key) : key], isFacts);
    }
  }
  if (typeof value !== "string" || isPlaceholder(file.placeholders, formatPath(path))) return;
  const found = STAND_INS.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
  if (found && !path.some((key) => EXAMPLES.includes(String(key)))) {
    file[isFacts ? "fail" : "warn"](path, UNMARKED, { text: found });
  } else if (CURLY.test(value)) file.warn(path, SHOWN);
}

/** Placeholders without their mark, a mistake among the firm's facts; quotes that are shown. */
export function checkTexts(files: readonly YamlFile[]): void {
  for (const file of files) look(file, file.data, [], file.file.endsWith("/firm.yaml"));
}
