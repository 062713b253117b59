import { isDeepStrictEqual } from "node:util";
import type { Edit, Plain, ValuePath } from "../api";
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

/** What a clause says. */
type Words = Pick<Clause, "id" | "heading" | "text">;

/** A clause with its lines in the file; new or changed ones have none yet. */
interface Written extends Words {
  lines: string | undefined;
}

const wordsOf = ({ id, heading, text }: Words): Words => ({ id, heading, text: text.trim() });

function newClause(value: Plain): Written {
  const { id = "", heading = "", text = "" } = Object(value) as Partial<Words>;
  return { ...wordsOf({ id, heading, text }), lines: undefined };
}

function linesOf({ lines, heading, id, text }: Written): string {
  return lines ?? `## ${heading} {#${id}}\n\n${text}`;
}

/** One value of a clause, in its place. */
function changedClause(clause: Written, key: string, value: Plain): Written {
  const now = { ...clause, ...wordsOf({ ...clause, [key]: String(value) }) };
  const [head = "", ...rest] = (clause.lines ?? "").split("\n");
  const below = rest.join("\n");
  if (key !== "text") return { ...now, lines: `## ${now.heading} {#${now.id}}\n${below}` };
  const blanks = /^\n*/.exec(below)?.[0] || "\n";
  return { ...now, lines: `${head}\n${blanks}${now.text}` };
}

/** The clauses after a change. @throws CannotWrite */
function clausesAfter(clauses: readonly Written[], path: ValuePath, edit: Edit): Written[] {
  const [, index, key] = path;
  const clause = clauses[Number(index)];
  if (path.length === 3 && edit.do === "set" && clause) {
    return clauses.with(Number(index), changedClause(clause, String(key), edit.value));
  }
  if (path.length !== 1) throw new CannotWrite("There is no such clause.");
  switch (edit.do) {
    case "add":
      return clauses.toSpliced(edit.at, 0, newClause(edit.value));
    case "take":
      if (clauses.length === 1) throw new CannotWrite("This is the last clause.");
      return clauses.toSpliced(edit.at, 1);
    case "move": {
      const moved = clauses.slice(edit.from, edit.from + 1);
      return clauses.toSpliced(edit.from, 1).toSpliced(edit.to, 0, ...moved);
    }
    default:
      throw new CannotWrite("Clauses are changed one by one.");
  }
}

/** Makes one change in the clauses. What stands between them stays where it is. */
function editClauses(text: string, path: ValuePath, edit: Edit): string {
  const before = clausesOf(text);
  const starts = before.map(({ start }) => start);
  const between = before.map(({ textEnd }, index) => text.slice(textEnd, starts[index + 1]));
  const last = between.pop() ?? "\n";
  const clauses = before.map((clause) => ({
    ...wordsOf(clause),
    lines: text.slice(clause.start, clause.textEnd),
  }));
  const after = clausesAfter(clauses, path, edit);
  const body = after.map((clause, index) => {
    const isLast = index === after.length - 1;
    return linesOf(clause) + (isLast ? last : (between[index] ?? "\n\n"));
  });
  const changed = text.slice(0, starts[0] ?? text.length) + body.join("");
  const isMeant = isDeepStrictEqual(clausesOf(changed).map(wordsOf), after.map(wordsOf));
  if (isMeant) return changed;
  throw new CannotWrite(
    "A clause cannot be written so: its heading is one line, its id has small letters, digits and dashes, and no line of its text begins with #.",
  );
}

/** Makes one change in a policy: in its front matter, or in its clauses. @throws CannotWrite */
export function editMarkdown(
  text: string,
  path: ValuePath,
  edit: Edit,
  order: readonly string[] = [],
): string {
  if (path[0] === CLAUSES) return editClauses(text, path, edit);
  const { yaml, end } = frontMatter(text);
  const edited = editYaml(yaml, path, edit, order);
  const front = `---${edited.slice(3, -3)}---`;
  return front + text.slice(end);
}
