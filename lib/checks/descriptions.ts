import { valueAt } from "@/lib/content/load/value-at";
import type { YamlFile } from "@/lib/content/load/yaml-file";

/** Characters of a description: result pages cut a longer one, and seldom show a shorter one. */
const LEAST = 120;
const MOST = 160;

/** A description, references filled in, that is too short or too long for search results. */
export function checkDescription(file: YamlFile, page: unknown): void {
  const description = valueAt(page, ["meta", "description"]);
  if (typeof description !== "string" || valueAt(page, ["noindex"]) === true) return;
  const { length } = description;
  if (length >= LEAST && length <= MOST) return;
  const message = `${length} characters: search results show ${LEAST} to ${MOST} of a description (docs/marketing.md)`;
  file.warn(["meta", "description"], message);
}
