import { parsePolicy } from "@/lib/content/load/policy";
import { parseYaml } from "@/lib/content/load/yaml-file";

/** A content file as data, with the places that are still placeholders. */
export interface ParsedFile {
  data: unknown;
  placeholders: readonly string[];
}

function parseCsv(text: string): Record<string, string>[] {
  const [header = "", ...lines] = text.split("\n").filter((line) => line.trim());
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
}

/**
 * References such as `{{firm.phone}}` stay as written, so that one changed fact is one change.
 * @returns nothing for a picture or another file that is not content's text
 * @throws ContentError for a file that is not YAML
 */
export function parseFile(name: string, text: string): ParsedFile | undefined {
  if (name.endsWith(".yaml")) return parseYaml(name, text);
  if (name.endsWith(".csv")) return { data: parseCsv(text), placeholders: [] };
  if (!name.endsWith(".md")) return undefined;
  const { frontMatter, clauses } = parsePolicy(name, text, new Map());
  const data = { ...(frontMatter.data as Record<string, unknown>), clauses };
  return { data, placeholders: frontMatter.placeholders };
}
