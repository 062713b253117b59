import { type Facts, resolveText } from "@/lib/content/load/facts";
import { formatPath, textsOf, valueAt } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { isPlaceholder } from "@/lib/text/placeholders";

/** What is written in place of a fact that the firm has not supplied. */
const STAND_IN =
  /^(?:\+91)?[ 0-]*0000[ 0-]*$|^IN[HA]0{9}$|X{4}|lorem ipsum|to be supplied|\bTBD\b|\bTODO\b|\bexample\.(?:com|org|net|in)\b|@validbank$/;
const UNMARKED =
  "this looks like a placeholder: write what is true, or put !placeholder and a space in front";

/** What forms show in and at their fields are examples; policies name how numbers are masked. */
const EXAMPLES: PropertyKey[] = ["placeholder", "hint", "errors", "clauses"];

/** Left from a question or a trial; as a title it says nothing. */
const NO_TITLE = /^(?:yes|no|true|false|on|off|none|null|test|title|heading|text)$/i;
const TITLES: PropertyKey[] = ["title", "heading", "question", "name", "label"];

/** Search results cut a longer description, and seldom show a shorter one. */
const DESCRIPTION_LENGTH = { min: 120, max: 160 };

/** Reports placeholders without their mark, and descriptions too short or long for searches. */
export function checkTexts(source: SourceFile, facts: Facts): void {
  const { min, max } = DESCRIPTION_LENGTH;
  for (const { text, path } of textsOf(source.data)) {
    const place = formatPath(path);
    const [found] = STAND_IN.exec(text) ?? [];
    const isExample = path.some((key) => EXAMPLES.includes(key));
    if (found && !isExample && !isPlaceholder(source.placeholders, place)) {
      source[source.file.endsWith("/firm.yaml") ? "fail" : "warn"](path, UNMARKED, { text: found });
    }
    if (TITLES.includes(path.at(-1) ?? "") && NO_TITLE.test(text)) {
      source.warn(path, `"${text}" says nothing as a ${String(path.at(-1))}: is it meant?`);
    }
    const { length } = resolveText(text, facts, () => undefined);
    const isShown = place === "meta.description" && valueAt(source.data, ["noindex"]) !== true;
    if (!isShown || (length >= min && length <= max)) continue;
    const message = `${length} characters: search results show ${min} to ${max} of a description (docs/marketing.md)`;
    source.warn(path, message);
  }
}
