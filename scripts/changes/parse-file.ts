import { ContentError, type ContentIssue } from "@/lib/content/load/content-error";
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

/** The clauses of a policy and its front matter, on the lines where it stands in the file. */
function splitPolicy(text: string) {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const clauses = body
    .split(/^## /m)
    .slice(1)
    .map((clause) => {
      const [first = "", ...lines] = clause.split("\n");
      const [heading = "", id = first] = first.split(/ \{#|\}$/);
      return { id, heading, text: lines.join("\n").trim() };
    });
  return { front: `#\n${front}`, clauses };
}

/**
 * References such as `{{firm.phone}}` stay as written.
 * @returns nothing for a picture or another file that is not content's text
 * @throws ContentError for a file that cannot be read as YAML
 */
export function parseFile(name: string, text: string): ParsedFile | undefined {
  if (!name.startsWith("content/")) return undefined;
  if (name.endsWith(".csv")) return { data: parseCsv(text), placeholders: [] };
  if (!/\.(yaml|md)$/.test(name)) return undefined;
  const policy = name.endsWith(".md") ? splitPolicy(text) : undefined;
  const issues: ContentIssue[] = [];
  const findings = { issues, warnings: [] };
  const { data, placeholders } = parseYaml(name, policy?.front ?? text, findings);
  if (issues.length > 0) throw new ContentError(issues);
  return { data: policy ? { ...(data as object), clauses: policy.clauses } : data, placeholders };
}
