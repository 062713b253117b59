import { createHash } from "node:crypto";
import type { Content } from "@/lib/content/content";
import { openBands } from "@/lib/content/schemas/band";
import type { Policy } from "@/lib/content/schemas/policy";
import type { TextName } from "@/lib/content/schemas/versions";

/** A section of an accepted text; `id` is an anchor or empty. */
export interface TextPart {
  id: string;
  number?: number;
  heading: string;
  text: string;
}

/** A text that clients accept: Markdown with facts resolved. */
export interface AcceptedText {
  heading: string;
  intro: string;
  parts: TextPart[];
}

interface TextPlace {
  page: string;
  /** Its anchor on a page that has other texts too. */
  part?: string;
}

/**
 * Where each accepted text is: a policy, or a part of a page. To add one, add its name to
 * TEXT_NAMES, a line here and an entry in content/versions.yaml.
 */
export const PLACES: Record<TextName, TextPlace> = {
  terms: { page: "terms-condition" },
  privacy: { page: "privacy-policy" },
  charter: { page: "compliance", part: "charter" },
  mitc: { page: "compliance", part: "mitc" },
  notice: { page: "consent-form", part: "data-notice" },
};

/** Page and link of the text in force, and its file in content. */
export function placeOf(name: TextName): { page: string; href: string; file: string } {
  const { page, part } = PLACES[name];
  if (part === undefined)
    return { page: `/${page}`, href: `/${page}`, file: `policies/${page}.md` };
  return { page: `/${page}`, href: `/${page}#${part}`, file: `pages/${page}.yaml` };
}

/** Permanent path of a version: `/compliance/charter/1.0`. */
export function versionRoute(name: TextName, number: string): string {
  const { page, part } = PLACES[name];
  return part === undefined ? `/${page}/${number}` : `/${page}/${part}/${number}`;
}

/** File of a version, relative to the content folder. */
export function versionFile(name: TextName, number: string): string {
  return `versions/${name}/${number}.md`;
}

/** A policy's numbered clauses, and the acceptance box at its end. */
export function policyText({ hero, clauses, acceptance }: Policy): AcceptedText {
  const numbered = clauses.map((clause, index) => ({ ...clause, number: index + 1 }));
  const box = acceptance ? [{ id: "acceptance", ...acceptance }] : [];
  return { heading: hero.heading, intro: "", parts: [...numbered, ...box] };
}

/** `## 3. Heading {#id}` */
function partHeading({ id, number, heading }: TextPart): string {
  const before = number ? `${number}. ` : "";
  const after = id ? ` {#${id}}` : "";
  return `## ${before}${heading}${after}`;
}

/** The file format of content/versions; equal texts give equal files. */
export function writeText({ heading, intro, parts }: AcceptedText): string {
  const paragraphs = [`# ${heading}`, intro.trim()];
  for (const part of parts) paragraphs.push(partHeading(part), part.text.trim());
  return `${paragraphs.filter((paragraph) => paragraph !== "").join("\n\n")}\n`;
}

const PART_HEADING = /^(?:(\d+)\. )?(.*?)(?: \{#([a-z][a-z0-9-]*)\})?$/;

/** @param written a heading without its `#`, and the text below it */
function readPart(written: string): TextPart {
  const [line = "", ...text] = written.split("\n");
  const [, number, heading = "", id = ""] = PART_HEADING.exec(line) ?? [];
  const part: TextPart = { id, heading, text: text.join("\n").trim() };
  if (number !== undefined) part.number = Number(number);
  return part;
}

/** Reads a file of content/versions. */
export function readText(kept: string): AcceptedText {
  const [top, ...parts] = kept.split(/^##? /m).slice(1).map(readPart);
  return { heading: top?.heading ?? "", intro: top?.text ?? "", parts };
}

/** SHA-256 as `sha256sum` prints it. */
export function hashOf(kept: string): string {
  return createHash("sha256").update(kept).digest("hex");
}

export type TextsNow = Pick<Content, "policies" | "bandPages" | "pages">;

/** The clauses of a text that is a part of a page; undefined if the page has no such part. */
function clausesNow({ bandPages, pages }: TextsNow, name: TextName) {
  if (name === "notice") return pages["consent-form"].notice;
  const { page, part } = PLACES[name];
  const bands = openBands(bandPages.get(page)?.bands ?? []);
  return bands.filter((band) => band.kind === "clauses").find(({ id }) => id === part);
}

/** The current text in the format of content/versions; undefined if it is missing. */
export function wordsNow(content: TextsNow, name: TextName): string | undefined {
  const policy = content.policies.get(PLACES[name].page);
  if (policy) return writeText(policyText(policy));
  const clauses = clausesNow(content, name);
  if (!clauses) return undefined;
  const { heading, intro = "", items } = clauses;
  const parts = items.map(({ id = "", title, text }) => ({ id, heading: title, text }));
  return writeText({ heading, intro, parts });
}
