import { type LinkTargets, MARKDOWN_LINK, unknownLinks } from "@/lib/content/checks/links";
import { type ContentIssue, fileIssue } from "./content-error";
import { type Facts, resolveText } from "./facts";
import { parseYaml, type YamlFile } from "./yaml-file";

/** One numbered clause of a policy. */
export interface Clause {
  id: string;
  heading: string;
  /** Markdown below the heading, references resolved. */
  text: string;
}

interface PolicyContext extends LinkTargets {
  facts: Facts;
  /** Mistakes are added here. */
  issues: ContentIssue[];
}

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;

/**
 * Splits a policy into its front matter and its clauses (`## Heading {#anchor}`); undefined without
 * front matter.
 */
export function parsePolicy(
  file: string,
  source: string,
  { facts, issues, ...targets }: PolicyContext,
): { frontMatter: YamlFile; clauses: Clause[] } | undefined {
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    issues.push(fileIssue(file, "expected front matter between two lines of ---"));
    return undefined;
  }
  const clauses: Clause[] = [];
  for (const [index, raw] of lines.slice(end + 1).entries()) {
    const isHeading = raw.startsWith("## ");
    const path = `clauses[${isHeading ? clauses.length : Math.max(clauses.length - 1, 0)}]`;
    const fail = (message: string, offset = 0) =>
      issues.push({ file, line: end + 2 + index, column: offset + 1, path, message });
    const line = resolveText(raw, facts, (reference, offset) =>
      fail(`expected a known fact, got ${reference}`, offset),
    );
    for (const { message, offset } of unknownLinks(raw, targets, MARKDOWN_LINK)) {
      fail(message, offset);
    }
    const [, heading, id] = HEADING.exec(line) ?? [];
    const last = clauses.at(-1);
    if (heading && id) {
      if (clauses.some((clause) => clause.id === id)) {
        fail(`expected an anchor of its own, got a second "${id}"`);
      }
      clauses.push({ id, heading, text: "" });
    } else if (isHeading) {
      fail(`expected "## Heading {#anchor}", got "${line}"`);
    } else if (last) {
      last.text += `${line}\n`;
    } else if (line.trim()) {
      fail(`expected a "## Heading {#anchor}" first, got "${line}"`);
    }
  }
  return {
    // A comment in place of the opening line keeps the line numbers of the front matter true.
    frontMatter: parseYaml(file, ["#", ...lines.slice(1, end)].join("\n"), issues),
    clauses: clauses.map((clause) => ({ ...clause, text: clause.text.trim() })),
  };
}
