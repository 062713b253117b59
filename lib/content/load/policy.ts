import type { Facts } from "@/lib/content/hints/fact-hints";
import { markdownMistakes } from "@/lib/content/markdown";
import type { PolicyPage } from "@/lib/content/schemas/pages";
import { type Findings, fileIssue, placeAt } from "./content-error";
import { resolveText } from "./references";
import { parseYaml, type YamlFile } from "./yaml-file";

/** One numbered clause of a policy. */
export interface Clause {
  id: string;
  heading: string;
  /** Markdown below the heading, references resolved. */
  text: string;
}

export type Policy = PolicyPage & { clauses: Clause[] };

/** A part of a policy as it is written: a heading's line or the text below it. */
export interface PolicyText {
  text: string;
  report(kind: keyof Findings, message: string, offset: number): void;
}

/** A policy before its check. */
export interface PolicyFile {
  frontMatter: YamlFile;
  clauses: { id: string; heading: PolicyText; body: PolicyText }[];
}

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;
const ADVICE =
  "add its anchor at the end, a word in small letters such as {#refunds}, for links to this clause";

/**
 * Splits a policy into its front matter and its clauses (`## Heading {#anchor}`); undefined without
 * front matter.
 */
export function parsePolicy(
  file: string,
  source: string,
  findings: Findings,
): PolicyFile | undefined {
  const [front] = /^---\n[\s\S]*?(?=^---$)/m.exec(source) ?? [];
  if (!front || !source.startsWith(front)) {
    const message =
      "expected front matter between two lines of ---, the first of them at the top of the file";
    findings.issues.push(fileIssue(file, message));
    return undefined;
  }
  const headings = [...source.matchAll(/^#.*$/gm)].filter(({ index }) => index > front.length);
  const ends = [...headings.slice(1).map(({ index }) => index), source.length];
  const ids = headings.map(([line]) => HEADING.exec(line)?.[2]);
  const clauses = headings.map(({ 0: line, index: start }, index) => {
    const id = ids[index] ?? "";
    const partAt = (from: number, text: string): PolicyText => ({
      text,
      report: (kind, message, offset) =>
        findings[kind].push({
          file,
          ...placeAt(source, from + offset),
          path: `clauses[${index}]`,
          message,
        }),
    });
    const heading = partAt(start, line);
    if (!id) {
      heading.report("issues", `expected "## Heading {#anchor}", got "${line}": ${ADVICE}`, 0);
    } else if (ids.indexOf(id) < index) {
      heading.report("issues", `expected an anchor of its own, got a second "${id}"`, 0);
    }
    const bodyAt = start + line.length;
    return { id, heading, body: partAt(bodyAt, source.slice(bodyAt, ends[index])) };
  });
  const first = source.slice(front.length + "---".length, headings[0]?.index).trim();
  if (first) {
    const message = `expected a "## Heading {#anchor}" first, got "${first.split("\n")[0]}"`;
    findings.issues.push({
      ...fileIssue(file, message),
      ...placeAt(source, source.indexOf(first)),
    });
  }
  // A comment in place of the opening line keeps the line numbers of the front matter true.
  return { frontMatter: parseYaml(file, front.replace("---", "#"), findings), clauses };
}

/** The clauses with their facts filled in. */
export function resolveClauses({ clauses }: PolicyFile, facts: Facts): Clause[] {
  const resolved = ({ text, report }: PolicyText) =>
    resolveText(text, facts, ({ message, offset }) => report("issues", message, offset));
  return clauses.map(({ id, heading, body }) => {
    for (const { message, offset } of markdownMistakes(body.text)) {
      body.report("issues", message, offset);
    }
    const [, words = ""] = HEADING.exec(resolved(heading)) ?? [];
    return { id, heading: words, text: resolved(body).trim() };
  });
}
