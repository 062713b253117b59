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

/**
 * Where each accepted text is: a policy, or a part of a page. To add one, add its name to
 * TEXT_NAMES, a line here and an entry in content/versions.yaml.
 */
const PLACES: Record<TextName, readonly [page: string, part?: string]> = {
  terms: ["terms-condition"],
  privacy: ["privacy-policy"],
  charter: ["compliance", "charter"],
  mitc: ["compliance", "mitc"],
  notice: ["consent-form", "data-notice"],
};

/** Page and link of the text in force, and its file in content. */
export function placeOf(name: TextName): { page: string; href: string; file: string } {
  const [page, part] = PLACES[name];
  const file = part ? `pages/${page}.yaml` : `policies/${page}.md`;
  return { page: `/${page}`, href: `/${PLACES[name].join("#")}`, file };
}

/** Permanent path of a version: `/compliance/charter/1.0`. */
export function versionRoute(name: TextName, number: string): string {
  return `/${[...PLACES[name], number].join("/")}`;
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

/** The file format of content/versions; equal texts give equal files. */
export function writeText({ heading, intro, parts }: AcceptedText): string {
  const paragraphs = parts.flatMap(({ id, number, heading, text }) => [
    `## ${number ? `${number}. ` : ""}${heading}${id ? ` {#${id}}` : ""}`,
    text.trim(),
  ]);
  return `${[`# ${heading}`, intro.trim(), ...paragraphs].filter(Boolean).join("\n\n")}\n`;
}

const PART_HEADING = /^(?:(\d+)\. )?(.*?)(?: \{#([a-z][a-z0-9-]*)\})?$/;

export function readText(kept: string): AcceptedText {
  const [top, ...parts] = kept
    .split(/^##? /m)
    .slice(1)
    .map((part): TextPart => {
      const [line = "", ...text] = part.split("\n");
      const [, number, heading = "", id = ""] = PART_HEADING.exec(line) ?? [];
      const own = { id, heading, text: text.join("\n").trim() };
      return number ? { ...own, number: Number(number) } : own;
    });
  return { heading: top?.heading ?? "", intro: top?.text ?? "", parts };
}

/** SHA-256 as `sha256sum` prints it. */
export function hashOf(kept: string): string {
  return createHash("sha256").update(kept).digest("hex");
}

export type TextsNow = Pick<Content, "policies" | "bandPages" | "pages">;

/** The current text in the format of content/versions; undefined if it is missing. */
export function wordsNow(content: TextsNow, name: TextName): string | undefined {
  const [page, part] = PLACES[name];
  const policy = content.policies.get(page);
  if (policy) return writeText(policyText(policy));
  const bands = openBands(content.bandPages.get(page)?.bands ?? []);
  const clauses =
    name === "notice"
      ? content.pages["consent-form"].notice
      : bands.filter((band) => band.kind === "clauses").find(({ id }) => id === part);
  if (!clauses) return undefined;
  const { heading, intro = "", items } = clauses;
  const parts = items.map(({ id = "", title, text }) => ({ id, heading: title, text }));
  return writeText({ heading, intro, parts });
}
