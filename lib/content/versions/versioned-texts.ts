import type { Content } from "@/lib/content/content";
import type { Policy } from "@/lib/content/load/reader";
import type { Block, BlockOf } from "@/lib/content/schemas/block";
import type { AcceptedText, TextPart } from "./accepted-text";

/** A text that clients accept, and so has versions. */
export interface TextSource {
  /** Where the text in force stands. */
  href: string;
  /** Each version has its number below this address: `/compliance/charter/1.0`. */
  route: string;
  /** The file that it is written in, as the content folder names it. */
  file: string;
  /** The text in force, facts filled in; undefined where it is not in its place. */
  read(content: Pick<Content, "policies" | "blockPages" | "pages">): AcceptedText | undefined;
}

/** A policy's clauses in their numbers, and the box at its end. */
export function policyText({ banner, clauses, acceptance }: Policy): AcceptedText {
  const numbered = clauses.map((clause, index) => ({ ...clause, number: index + 1 }));
  const box: TextPart[] = acceptance ? [{ id: "acceptance", ...acceptance }] : [];
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

/** A block's text, of the kind that holds long texts. */
function clausesText({ heading, intro = "", items }: BlockOf<"clauses">): AcceptedText {
  const parts = items.map(({ id = "", title, text }) => ({ id, heading: title, text }));
  return { heading, intro, parts };
}

const isClauses = (block: Block, id: string): block is BlockOf<"clauses"> =>
  block.kind === "clauses" && block.id === id;

function blockAt(page: string, id: string): TextSource {
  return {
    href: `/${page}#${id}`,
    route: `/${page}/${id}`,
    file: `pages/${page}.yaml`,
    read({ blockPages }) {
      const blocks = blockPages.get(page)?.blocks ?? [];
      const block = blocks.find((candidate) => isClauses(candidate, id));
      return block && isClauses(block, id) ? clausesText(block) : undefined;
    },
  };
}

/** The notice before the consent form, which its clients read rather than a text of its own page. */
const dataNotice: TextSource = {
  href: "/consent-form#data-notice",
  route: "/consent-form/data-notice",
  file: "pages/consent-form.yaml",
  read({ pages }) {
    const { heading, intro, items } = pages["consent-form"].notice;
    return {
      heading,
      intro,
      parts: items.map(({ id, title, text }) => ({ id, heading: title, text })),
    };
  },
};

/**
 * The texts that clients accept, by the name of their folder in content/versions. One more is one
 * more line here and its entry in content/versions.yaml, which `npm run new -- version` fills in.
 */
export const VERSIONED_TEXTS = {
  terms: policyAt("terms-condition"),
  privacy: policyAt("privacy-policy"),
  charter: blockAt("compliance", "charter"),
  mitc: blockAt("compliance", "mitc"),
  notice: dataNotice,
} as const satisfies Record<string, TextSource>;

export type TextName = keyof typeof VERSIONED_TEXTS;

export const TEXT_NAMES = Object.keys(VERSIONED_TEXTS) as TextName[];

/** The address of one version, which it keeps for ever. */
export function versionRoute(name: TextName, number: string): string {
  return `${VERSIONED_TEXTS[name].route}/${number}`;
}

/** The file of one version's words, as the content folder names it. */
export function versionFile(name: TextName, number: string): string {
  return `versions/${name}/${number}.md`;
}
