import { ContentError, type ContentIssue, fileIssue } from "./content-error";
import { type Facts, resolveText } from "./references";
import { parseYaml, type YamlFile } from "./yaml-file";

/** One numbered clause of a policy. */
export interface Clause {
  id: string;
  heading: string;
  /** Markdown below the heading, references resolved. */
  text: string;
}

export interface PolicySource {
  frontMatter: YamlFile;
  clauses: Clause[];
  issues: ContentIssue[];
}

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;

/**
 * Splits a policy into its front matter and its clauses (`## Heading {#anchor}`).
 * @throws ContentError when the front matter is missing or is not YAML.
 */
export function parsePolicy(file: string, source: string, facts: Facts): PolicySource {
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    throw new ContentError([fileIssue(file, "expected front matter between two lines of ---")]);
  }
  // A comment in place of the opening line keeps the line numbers of the front matter true.
  const frontMatter = parseYaml(file, ["#", ...lines.slice(1, end)].join("\n"));

  const clauses: (Clause & { lines: string[] })[] = [];
  const issues: ContentIssue[] = [];
  for (const [index, raw] of lines.slice(end + 1).entries()) {
    const clause = raw.startsWith("## ") ? clauses.length : Math.max(clauses.length - 1, 0);
    const fail = (message: string, column = 1) =>
      issues.push({ file, line: end + 2 + index, column, path: `clauses[${clause}]`, message });
    const line = resolveText(raw, facts, (reference, offset) =>
      fail(`expected a known fact, got ${reference}`, offset + 1),
    );
    const heading = HEADING.exec(line);
    if (heading?.[1] && heading[2]) {
      const id = heading[2];
      if (clauses.some((clause) => clause.id === id)) {
        fail(`expected an anchor of its own, got a second "${id}"`);
      }
      clauses.push({ id, heading: heading[1], text: "", lines: [] });
    } else if (line.startsWith("## ")) {
      fail(`expected "## Heading {#anchor}", got "${line}"`);
    } else if (clauses.length > 0) {
      clauses.at(-1)?.lines.push(line);
    } else if (line.trim()) {
      fail(`expected a "## Heading {#anchor}" first, got "${line}"`);
    }
  }
  return {
    frontMatter,
    clauses: clauses.map(({ lines: body, ...clause }) => ({
      ...clause,
      text: body.join("\n").trim(),
    })),
    issues,
  };
}
