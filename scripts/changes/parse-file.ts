import { ContentError, type ContentIssue } from "@/lib/content/load/content-error";
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
 * @throws ContentError for a file that cannot be read as YAML
 */
export function parseFile(name: string, text: string): ParsedFile | undefined {
  if (name.endsWith(".csv")) return { data: parseCsv(text), placeholders: [] };
  const issues: ContentIssue[] = [];
  const parsed = name.endsWith(".md")
    ? parsePolicy(name, text, { facts: new Map(), routes: new Set(), issues: [] })
    : undefined;
  const yaml = name.endsWith(".yaml") ? parseYaml(name, text, issues) : parsed?.frontMatter;
  if (issues.length > 0) throw new ContentError(issues);
  if (!yaml) return undefined;
  const clauses = parsed && { clauses: parsed.clauses };
  return { data: { ...(yaml.data as object), ...clauses }, placeholders: yaml.placeholders };
}
