import type { Edit, ValuePath } from "../api";
import { CannotWrite } from "./cannot";
import { editYaml } from "./edit-yaml";

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?![^\n])/;
const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;

/** The keys of a policy's clauses, which are written below its front matter. */
export const CLAUSES = "clauses";

/** The front matter of a text, as YAML of the same length, and where the text below it begins. */
export function frontMatter(text: string): { yaml: string; end: number } {
  const [front = ""] = FRONT_MATTER.exec(text) ?? [];
  return { yaml: front.replace(/^---$/gm, "#  "), end: front.length };
}

/** A clause below `## Heading {#id}`. */
export interface Clause {
  heading: string;
  id: string;
  text: string;
  /** Of the heading's line and of the text, in the file. */
  start: number;
  textStart: number;
  textEnd: number;
}

export function clausesOf(text: string): Clause[] {
  const { end } = frontMatter(text);
  const clauses: Clause[] = [];
  let at = end;
  for (const part of text.slice(end).split(/^(?=#)/m)) {
    const start = at + part.search(/\S/);
    at += part.length;
    if (part.trim() === "") continue;
    const [line = ""] = part.trim().split("\n");
    const [, heading = line, id = ""] = HEADING.exec(line) ?? [];
    const below = part.trim().slice(line.length);
    const textStart = start + line.length + below.search(/\S|$/);
    const words = below.trim();
    clauses.push({ heading, id, text: words, start, textStart, textEnd: textStart + words.length });
  }
  return clauses;
}

function editClause(text: string, [, index, key]: ValuePath, value: string): string {
  const clause = clausesOf(text)[Number(index)];
  if (!clause) throw new CannotWrite("There is no such clause.");
  if (key === "text") {
    return text.slice(0, clause.textStart) + value.trim() + text.slice(clause.textEnd);
  }
  const heading = key === "heading" ? value : clause.heading;
  const id = key === "id" ? value : clause.id;
  const line = `## ${heading} {#${id}}`;
  const lineEnd = text.indexOf("\n", clause.start);
  return text.slice(0, clause.start) + line + text.slice(lineEnd < 0 ? text.length : lineEnd);
}

/**
 * Makes one change in a policy: in its front matter, or in a clause.
 * @throws CannotWrite for clauses that are added, taken out or moved
 */
export function editMarkdown(
  text: string,
  path: ValuePath,
  edit: Edit,
  order: readonly string[] = [],
): string {
  if (path[0] === CLAUSES) {
    if (path.length !== 3 || edit.do !== "set" || typeof edit.value !== "string") {
      throw new CannotWrite("Clauses are added, moved and taken out in the file itself.");
    }
    return editClause(text, path, edit.value);
  }
  const { yaml, end } = frontMatter(text);
  const edited = editYaml(yaml, path, edit, order);
  const front = `---${edited.slice(3, -3)}---`;
  return front + text.slice(end);
}
