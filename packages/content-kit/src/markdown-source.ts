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
}

function sectionOf(part: string): Section {
  const [line = "", ...lines] = part.trim().split("\n");
  const [, heading = line, id = ""] = HEADING.exec(line) ?? [];
  return { id, heading, text: lines.join("\n").trim() };
}

/** The sections of a text and their ranges; text before the first heading is one without an id. */
function sectionsOf(text: string, from: number): PlacedSection[] {
  const sections: PlacedSection[] = [];
  let end = from;
  for (const part of text.slice(from).split(/^(?=#)/m)) {
    const start = end + part.search(/\S/);
    end += part.length;
    if (part.trim() !== "") sections.push({ section: sectionOf(part), range: [start, end] });
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
      rangeOf,
    },
    findings,
  );
  for (const [index, { section }] of sections.entries()) {
    if (section.id) continue;
    const message = `expected "## Heading {#anchor}", got "${section.heading}": ${ANCHOR}`;
    source.fail([sectionsKey ?? "", index], message);
  }
  return source;
}
