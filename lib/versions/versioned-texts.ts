import { createHash } from "node:crypto";
import type { Content } from "@/lib/content/content";
import { openBands } from "@/lib/content/schemas/band";
import type { Policy } from "@/lib/content/schemas/pages";
import type { TextName } from "@/lib/content/schemas/versions";

/** One titled part of a text that clients accept; its id is an anchor or empty. */
export interface TextPart {
  id: string;
  number?: number;
  heading: string;
  text: string;
}

/** A text that clients accept, as a visitor reads it: Markdown with its facts filled in. */
export interface AcceptedText {
  heading: string;
  intro: string;
  parts: TextPart[];
}

/**
 * Where each text that clients accept is: a policy, or a part of a page. One more is a name in
 * TEXT_NAMES, a line here and an entry in content/versions.yaml.
 */
const PLACES: Record<TextName, readonly [page: string, part?: string]> = {
  terms: ["terms-condition"],
  privacy: ["privacy-policy"],
  charter: ["compliance", "charter"],
  mitc: ["compliance", "mitc"],
  notice: ["consent-form", "data-notice"],
};

/** The page of a text in force, its address there, and the file in content that it is written in. */
export function placeOf(name: TextName): { page: string; href: string; file: string } {
  const [page, part] = PLACES[name];
  const file = part ? `pages/${page}.yaml` : `policies/${page}.md`;
  return { page: `/${page}`, href: `/${PLACES[name].join("#")}`, file };
}

/** The permanent address of one version: `/compliance/charter/1.0`. */
export function versionRoute(name: TextName, number: string): string {
  return `/${[...PLACES[name], number].join("/")}`;
}

/** The file of one version's words, as the content folder names it. */
export function versionFile(name: TextName, number: string): string {
  return `versions/${name}/${number}.md`;
}

/** A policy's numbered clauses, and the box at its end. */
export function policyText({ hero, clauses, acceptance }: Policy): AcceptedText {
  const numbered = clauses.map((clause, index) => ({ ...clause, number: index + 1 }));
  const box = acceptance ? [{ id: "acceptance", ...acceptance }] : [];
  return { heading: hero.heading, intro: "", parts: [...numbered, ...box] };
}

/** A text as it is kept in content/versions; the same words give the same file. */
export function writeText({ heading, intro, parts }: AcceptedText): string {
  const paragraphs = parts.flatMap(({ id, number, heading, text }) => [
    `## ${number ? `${number}. ` : ""}${heading}${id ? ` {#${id}}` : ""}`,
    text.trim(),
  ]);
  return `${[`# ${heading}`, intro.trim(), ...paragraphs].filter(Boolean).join("\n\n")}\n`;
}

const PART_HEADING = /^(?:(\d+)\. )?(.*?)(?: \{#([a-z][a-z0-9-]*)\})?$/;

/** Reads what `writeText` wrote. */
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

/** The SHA-256 of a kept file's bytes, as `sha256sum` prints it. */
export function hashOf(kept: string): string {
  return createHash("sha256").update(kept).digest("hex");
}

/** What the words of all texts are in. */
export type TextsNow = Pick<Content, "policies" | "bandPages" | "pages">;

/** The words in force of a text as they are kept; undefined where the text is missing. */
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
