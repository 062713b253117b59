import type { Content } from "@/lib/content/content";
import type { Policy } from "@/lib/content/load/policy";
import type { TextName } from "@/lib/content/schemas/versions";
import { type AcceptedText, writeText } from "./accepted-text";

/** A text that clients accept, and so has versions. */
interface TextSource {
  /** The address of the text in force. */
  href: string;
  /** Each version has its number below this address: `/compliance/charter/1.0`. */
  route: string;
  /** The file that it is written in, as the content folder names it. */
  file: string;
  /** The text in force, facts filled in; undefined where it is missing. */
  read(content: TextContent): AcceptedText | undefined;
}

type TextContent = Pick<Content, "policies" | "blockPages" | "pages">;

/** A policy's clauses in their numbers, and the box at its end. */
export function policyText({ banner, clauses, acceptance }: Policy): AcceptedText {
  const numbered = clauses.map((clause, index) => ({ ...clause, number: index + 1 }));
  const box = acceptance ? [{ id: "acceptance", ...acceptance }] : [];
  return { heading: banner.heading, intro: "", parts: [...numbered, ...box] };
}

function policyAt(name: string): TextSource {
  return {
    href: `/${name}`,
    route: `/${name}`,
    file: `policies/${name}.md`,
    read({ policies }) {
      const policy = policies.get(name);
      return policy && policyText(policy);
    },
  };
}

interface Clauses {
  heading: string;
  intro?: string | undefined;
  items: readonly { id?: string | undefined; title: string; text: string }[];
}

function partOfPage(
  page: string,
  id: string,
  find: (content: TextContent) => Clauses | undefined,
): TextSource {
  return {
    href: `/${page}#${id}`,
    route: `/${page}/${id}`,
    file: `pages/${page}.yaml`,
    read(content) {
      const found = find(content);
      if (!found) return undefined;
      const parts = found.items.map(({ id = "", title, text }) => ({ id, heading: title, text }));
      return { heading: found.heading, intro: found.intro ?? "", parts };
    },
  };
}

function blockAt(page: string, id: string): TextSource {
  return partOfPage(page, id, ({ blockPages }) =>
    blockPages
      .get(page)
      ?.blocks.flatMap((block) => (block.kind === "clauses" && block.id === id ? [block] : []))
      .at(0),
  );
}

/**
 * The texts that clients accept. One more is a name in TEXT_NAMES, a line here and an entry in
 * content/versions.yaml, which `npm run new -- version` fills in.
 */
export const VERSIONED_TEXTS: Record<TextName, TextSource> = {
  terms: policyAt("terms-condition"),
  privacy: policyAt("privacy-policy"),
  charter: blockAt("compliance", "charter"),
  mitc: blockAt("compliance", "mitc"),
  notice: partOfPage("consent-form", "data-notice", ({ pages }) => pages["consent-form"].notice),
};

/** The words in force of a text as they are kept; undefined where the text is missing. */
export function wordsNow(content: TextContent, name: TextName): string | undefined {
  const text = VERSIONED_TEXTS[name].read(content);
  return text && writeText(text);
}

/** The permanent address of one version. */
export function versionRoute(name: TextName, number: string): string {
  return `${VERSIONED_TEXTS[name].route}/${number}`;
}

/** The file of one version's words, as the content folder names it. */
export function versionFile(name: TextName, number: string): string {
  return `versions/${name}/${number}.md`;
}
