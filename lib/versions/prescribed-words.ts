import type { Content } from "@/lib/content/content";
import type { TextName } from "@/lib/content/schemas/versions";

/** Words that SEBI prescribes: where content has them, and the rule (docs/compliance.md). */
interface Prescribed {
  words: string | undefined;
  place: string;
  rule: string;
}

/** Texts whose words are SEBI's as a whole. */
const WHOLE: Partial<Record<TextName, string>> = {
  charter: "master circular of 6 February 2026, Annexure D",
  mitc: "master circular of 6 February 2026, Annexure B",
};

const CONSENT = "master circular of 6 February 2026, Annexure B, item 4";

function prescribedFacts({ firm, shared }: Pick<Content, "firm" | "shared">): Prescribed[] {
  const { warning, disclaimers } = firm;
  const consent = Object.entries(shared.consent).map(([key, words]) => {
    return { words, place: `consent.${key} in content/shared.yaml`, rule: CONSENT };
  });
  return [
    { words: warning, place: "warning in content/firm.yaml", rule: "advertisement code, 11.1" },
    {
      words: disclaimers[0],
      place: "disclaimers[0] in content/firm.yaml",
      rule: "master circular of 6 February 2026, 11.2(iii)",
    },
    ...consent,
  ];
}

/**
 * What is said first of a text that has changed in words that SEBI prescribes; empty for any other.
 * @param words of the text now
 * @param kept of the version in force
 */
export function prescribedFirst(
  name: TextName,
  words: string,
  kept: string,
  content: Pick<Content, "firm" | "shared">,
): string {
  const ofFacts = prescribedFacts(content).find(({ words: fixed = "" }) => {
    const text = fixed.trim();
    return text !== "" && words.includes(text) && !kept.includes(text);
  });
  const newOnes =
    "its circular has new ones (docs/compliance.md, Words that are prescribed). If so: ";
  if (ofFacts) {
    return `SEBI prescribes the words of ${ofFacts.place} (${ofFacts.rule}): restore them, unless ${newOnes}`;
  }
  const rule = WHOLE[name];
  if (rule === undefined) return "";
  return `SEBI prescribes the words of this text (${rule}): restore them, unless only a fact of the firm has changed in them or ${newOnes}`;
}
