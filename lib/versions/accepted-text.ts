import { createHash } from "node:crypto";

/** One titled part of a text that clients accept. */
export interface TextPart {
  /** Its anchor; empty where it has none. */
  id: string;
  /** As it is shown before the heading. */
  number?: number;
  heading: string;
  /** Markdown, facts filled in. */
  text: string;
}

/** A text that clients accept, whole, as a visitor reads it. */
export interface AcceptedText {
  heading: string;
  /** Markdown; empty where it has none. */
  intro: string;
  parts: TextPart[];
}

const NUMBERED = /^(\d+)\. (.*)$/;
const ANCHOR = /^(.*) \{#([a-z][a-z0-9-]*)\}$/;

/** A part's number and heading as one line: `8. Refunds`. */
export function numberedHeading({ number, heading }: TextPart): string {
  return number === undefined ? heading : `${number}. ${heading}`;
}

/**
 * A text as it is kept in content/versions: Markdown that anybody can read without this site. The
 * same words give the same file.
 */
export function writeText({ heading, intro, parts }: AcceptedText): string {
  const paragraphs = parts.flatMap((part) => [
    `## ${numberedHeading(part)}${part.id ? ` {#${part.id}}` : ""}`,
    part.text.trim(),
  ]);
  return `${[`# ${heading}`, intro.trim(), ...paragraphs].filter(Boolean).join("\n\n")}\n`;
}

/** Reads what `writeText` wrote. */
export function readText(kept: string): AcceptedText {
  const [head = "", ...parts] = kept.split(/^## /m);
  const [title = "", ...intro] = head.split("\n");
  return {
    heading: title.replace(/^# /, ""),
    intro: intro.join("\n").trim(),
    parts: parts.map((part) => {
      const [line = "", ...text] = part.split("\n");
      const [, rest = line, id = ""] = ANCHOR.exec(line) ?? [];
      const [, number, heading = rest] = NUMBERED.exec(rest) ?? [];
      return {
        id,
        ...(number === undefined ? {} : { number: Number(number) }),
        heading,
        text: text.join("\n").trim(),
      };
    }),
  };
}

/** The SHA-256 of a kept file's bytes, as `sha256sum` prints it. */
export function hashOf(kept: string): string {
  return createHash("sha256").update(kept).digest("hex");
}
