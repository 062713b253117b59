import { type Findings, fileIssue } from "./mistakes.ts";
import type { Path } from "./paths.ts";
import { type Place, type Range, type SourceFile, sourceFile } from "./source-file.ts";
import { type DayFormat, parseYaml } from "./yaml-source.ts";

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?![^\n])/;

const FRONT =
  "expected front matter between two lines of ---, the first of them at the top of the file";

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;

const ANCHOR =
  "add its anchor at the end, a word in small letters such as {#prices}, for links to this part";

/** A line of signs below another line makes a heading of that, as some editors write it. */
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[^\S\n]*$/;
/** Where a part begins: at a heading of either kind, also with a sign that an editor has escaped. */
const PART = /^(?=\\?#|(?![-*>|#\s]|\d+[.)] )[^\n]+\n {0,3}(?:=+|-{2,})[^\S\n]*(?:\n|$))/m;

/** A sign of Markdown behind a backslash, which editors put there: `{\#anchor}`. */
const ESCAPED = /\\(?=[#{}\-.&()'"!:])/g;

/** A part of a Markdown file below a heading. */
interface Section {
  /** The anchor; empty if the heading has none, which is a mistake. */
  id: string;
  heading: string;
  text: string;
}

interface PlacedSection {
  section: Section;
  range: Range;
  /** What is wrong with its heading; undefined if nothing is. */
  mistake: string | undefined;
}

/** `who-we-are`: the anchor of a heading that has none. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-").replace(/^[^a-z]+/, "");
}

/** `"## Prices {#prices}"`, if a heading can be written so. */
function rightHeading(written: string): string | undefined {
  const heading = written.replace(/^#+\s*/, "");
  const whole = /\{#[^{}]*\}$/.test(heading) ? heading : `${heading} {#${anchorOf(heading)}}`;
  return HEADING.test(`## ${whole}`) ? `"## ${whole}"` : undefined;
}

/** What is wrong with the lines of a heading. @param plain the first line, without backslashes */
function headingMistake(line: string, plain: string, isUnderlined: boolean): string | undefined {
  const isRight = HEADING.test(plain);
  const expected = `expected "## Heading {#anchor}", got "${line}"`;
  if (isUnderlined) {
    const right = rightHeading(plain);
    const cure = right === undefined ? "write it in one line" : `write ${right}`;
    return `${expected} with a line of signs below it: ${cure}, and delete the line below`;
  }
  if (isRight && plain === line) return undefined;
  if (isRight) return `${expected}: delete the backslash, which an editor has put there`;
  return `${expected}: ${ANCHOR}`;
}

function sectionOf(part: string): Pick<PlacedSection, "section" | "mistake"> {
  const [line = "", ...below] = part.trim().split("\n");
  const isUnderlined = UNDERLINE.test(below[0] ?? "") && !line.startsWith("#");
  const plain = line.replace(ESCAPED, "");
  // Read as it was meant, so that nothing else follows from the mistake.
  const meant = isUnderlined ? `## ${plain}` : plain;
  const [, heading = line, id = ""] = HEADING.exec(meant) ?? [];
  const text = below.slice(isUnderlined ? 1 : 0).join("\n");
  return {
    section: { id, heading, text: text.trim() },
    mistake: headingMistake(line, plain, isUnderlined),
  };
}

/** The sections of a text and their ranges; text before the first heading is one without an id. */
function sectionsOf(text: string, from: number): PlacedSection[] {
  const sections: PlacedSection[] = [];
  let end = from;
  for (const part of text.slice(from).split(PART)) {
    const start = end + part.search(/\S/);
    end += part.length;
    if (part.trim() !== "") sections.push({ ...sectionOf(part), range: [start, end] });
  }
  return sections;
}

/**
 * Parses Markdown whose front matter has the keys of its data. The text below becomes `body`.
 * @param format `sections`, in place of `body`: the key under which the parts below
 * `## Heading {#anchor}` become a list of `id`, `heading` and `text`
 */
export function markdownSource(
  file: string,
  text: string,
  findings: Findings,
  format: DayFormat & { sections?: string | undefined } = {},
): SourceFile {
  const { sections: sectionsKey } = format;
  const [front = ""] = FRONT_MATTER.exec(text) ?? [];
  if (!front) findings.issues.push(fileIssue(file, FRONT));
  const sections = front && sectionsKey ? sectionsOf(text, front.length) : [];
  // Comments of the same length keep the offsets in the front matter.
  const yaml = parseYaml(file, front.replace(/^---$/gm, "#  "), text, findings, format);
  const isRead = front !== "" && yaml.data !== undefined;
  const body = text.slice(front.length);
  const bodyStart = front.length + Math.max(body.search(/\S/), 0);

  function dataBelow(): Record<string, unknown> {
    if (sectionsKey === undefined) return { body: body.trim() };
    return { [sectionsKey]: sections.map(({ section }) => section) };
  }

  function rangeOf(path: Path, at: Place): Range {
    const [key, index] = path;
    if (key === "body" && sectionsKey === undefined) return [bodyStart, text.length];
    if (key !== sectionsKey) return yaml.rangeOf(path, at);
    const section = sections[Number(index)];
    return section?.range ?? yaml.rangeOf(path, at);
  }

  const source = sourceFile(
    {
      file,
      text,
      data: isRead ? { ...Object(yaml.data), ...dataBelow() } : undefined,
      placeholders: yaml.placeholders,
      days: yaml.days,
      values: yaml.values,
      entries: yaml.entries,
      rangeOf,
    },
    findings,
  );
  for (const [index, { mistake }] of sections.entries()) {
    if (mistake !== undefined) source.fail([sectionsKey ?? "", index], mistake);
  }
  return source;
}
