import { Scalar, YAMLMap, YAMLSeq } from "yaml";
import { type Findings, fileIssue } from "./content-error";
import { parseYaml, type SourceFile } from "./yaml-file";

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;
const ADVICE =
  "add its anchor at the end, a word in small letters such as {#refunds}, for links to this clause";

function scalar(value: string, start: number, end: number): Scalar {
  const node = new Scalar(value);
  node.range = [start, end, end];
  return node;
}

/**
 * Reads a policy: its front matter, and as `clauses` what is below each `## Heading {#anchor}`;
 * undefined without front matter.
 */
export function parsePolicy(
  file: string,
  text: string,
  findings: Findings,
): SourceFile | undefined {
  const [front] = /^---\n[\s\S]*?(?=^---$)/m.exec(text) ?? [];
  if (!front || !text.startsWith(front)) {
    const message =
      "expected front matter between two lines of ---, the first of them at the top of the file";
    findings.issues.push(fileIssue(file, message));
    return undefined;
  }
  const bodyAt = front.length + "---".length;
  const first = bodyAt + Math.max(text.slice(bodyAt).search(/\S/), 0);
  const headings = [...text.matchAll(/^#.*$/gm)].map(({ index }) => index);
  // A text before the first heading is a clause that lacks its heading.
  const starts = [first, ...headings.filter((start) => start > first)];
  const clauses = new YAMLSeq();
  const wrong: [index: number, line: string][] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    const [line = ""] = text.slice(start, end).split("\n");
    const [, heading, id] = HEADING.exec(line) ?? [];
    if (id === undefined) wrong.push([index, line]);
    const lineEnd = start + line.length;
    const clause = new YAMLMap();
    clause.range = [start, end, end];
    clause.set("id", scalar(id ?? "", start, lineEnd));
    clause.set("heading", scalar(heading ?? line, start, lineEnd));
    clause.set("text", scalar(text.slice(lineEnd, end).trim(), lineEnd, end));
    clauses.add(clause);
  }
  // A comment of the same length keeps the places in the front matter true.
  const yaml = front.replace("---", "#  ");
  const source = parseYaml(file, text, findings, { yaml, clauses });
  for (const [index, line] of wrong) {
    const message = `expected "## Heading {#anchor}", got "${line}": ${ADVICE}`;
    source.fail(["clauses", index], message);
  }
  return source;
}
