import { type Addresses, linkFinding, linksIn } from "@/lib/checks/links";
import { lineMistakes, openSigns } from "@/lib/content/markdown";
import { type Findings, fileIssue } from "./content-error";
import { resolveText } from "./references";
import { parseYaml, type YamlFile } from "./yaml-file";

/** One numbered clause of a policy. */
export interface Clause {
  id: string;
  heading: string;
  /** Markdown below the heading, references resolved. */
  text: string;
}

/** Mistakes are added to it; it knows facts and addresses. */
type PolicyContext = Findings & Addresses;

const HEADING_ADVICE =
  "add its anchor at the end, a word in small letters such as {#refunds}, for links to this clause";

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;

/**
 * Splits a policy into its front matter and its clauses (`## Heading {#anchor}`); undefined without
 * front matter.
 */
export function parsePolicy(
  file: string,
  source: string,
  context: PolicyContext,
  /** The policy's own address. */
  route: string,
): { frontMatter: YamlFile; clauses: Clause[] } | undefined {
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    const message =
      "expected front matter between two lines of ---, the first of them at the top of the file";
    context.issues.push(fileIssue(file, message));
    return undefined;
  }
  const clauses: Clause[] = [];
  for (const [index, raw] of lines.slice(end + 1).entries()) {
    const isHeading = raw.startsWith("#");
    const path = `clauses[${isHeading ? clauses.length : Math.max(clauses.length - 1, 0)}]`;
    const report = (kind: keyof Findings, message: string, offset = 0) =>
      context[kind].push({ file, line: end + 2 + index, column: offset + 1, path, message });
    const fail = (message: string, offset = 0) => report("issues", message, offset);
    const line = resolveText(raw, context.facts, ({ message, offset }) => fail(message, offset));
    for (const { href, offset } of linksIn(raw)) {
      const finding = linkFinding(href, context, route);
      if (finding) report(finding.isDoubt ? "warnings" : "issues", finding.message, offset);
    }
    if (!isHeading) {
      for (const { message, offset } of lineMistakes(raw)) fail(message, offset);
    }
    const [, heading, id] = HEADING.exec(line) ?? [];
    const last = clauses.at(-1);
    if (heading && id) {
      if (clauses.some((clause) => clause.id === id)) {
        fail(`expected an anchor of its own, got a second "${id}"`);
      }
      clauses.push({ id, heading, text: "" });
    } else if (isHeading) {
      // Its text is no mistake of its own.
      clauses.push({ id: "", heading: "", text: "" });
      fail(`expected "## Heading {#anchor}", got "${line}": ${HEADING_ADVICE}`);
    } else if (last) {
      last.text += `${line}\n`;
    } else if (line.trim()) {
      fail(`expected a "## Heading {#anchor}" first, got "${line}"`);
    }
  }
  const body = lines.slice(end + 1).join("\n");
  for (const { message, offset } of openSigns(body)) {
    const before = body.slice(0, offset).split("\n");
    const place = { line: end + 1 + before.length, column: (before.at(-1) ?? "").length + 1 };
    context.issues.push({ ...fileIssue(file, message), ...place });
  }
  return {
    // A comment in place of the opening line keeps the line numbers of the front matter true.
    frontMatter: parseYaml(file, ["#", ...lines.slice(1, end)].join("\n"), context),
    clauses: clauses.map((clause) => ({ ...clause, text: clause.text.trim() })),
  };
}
