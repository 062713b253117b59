import type { Content } from "@/lib/content/content";
import type { Policy } from "@/lib/content/schemas/policy";
import { TEXT_NAMES, type TextName } from "@/lib/content/schemas/versions";
import { type AcceptedText, PLACES, type TextsNow } from "./versioned-texts";
import type { Versions } from "./versions";

const ACCEPTANCE = "acceptance";

function policyInForce(policy: Policy, { heading, parts }: AcceptedText): Policy {
  const box = parts.find(({ id }) => id === ACCEPTANCE);
  return {
    ...policy,
    hero: { ...policy.hero, heading },
    clauses: parts
      .filter((part) => part !== box)
      .map(({ id, heading: title, text }) => ({ id, heading: title, text })),
    ...(box && { acceptance: { heading: box.heading, text: box.text } }),
  };
}

/** The clauses of a part of a page. */
function clausesInForce({ heading, intro, parts }: AcceptedText) {
  const items = parts.map(({ id, heading: title, text }) => ({ id, title, text }));
  return { heading, ...(intro && { intro }), items };
}

type Bands = NonNullable<ReturnType<TextsNow["bandPages"]["get"]>>["bands"];

/** Replaces the band with an id, also one that stands in a fold. */
function withClauses(bands: Bands, id: string, text: AcceptedText): Bands {
  return bands.map((band): Bands[number] => {
    if (band.kind === "folds") {
      return { ...band, parts: withClauses(band.parts, id, text) as typeof band.parts };
    }
    if (band.kind !== "clauses" || band.id !== id) return band;
    return { ...band, ...clausesInForce(text) };
  });
}

/** Puts the words in force in place of those of a version to come. */
function putInForce(texts: TextsNow, name: TextName, text: AcceptedText): TextsNow {
  const { page, part } = PLACES[name];
  const policy = texts.policies.get(page);
  if (policy) {
    return { ...texts, policies: new Map(texts.policies).set(page, policyInForce(policy, text)) };
  }
  if (name === "notice") {
    const form = texts.pages["consent-form"];
    const notice = { ...form.notice, ...clausesInForce(text) };
    return { ...texts, pages: { ...texts.pages, "consent-form": { ...form, notice } } };
  }
  const bandPage = texts.bandPages.get(page);
  if (!bandPage || part === undefined) return texts;
  const bands = withClauses(bandPage.bands, part, text);
  return { ...texts, bandPages: new Map(texts.bandPages).set(page, { ...bandPage, bands }) };
}

/**
 * The texts that pages show: where content has the words of a version to come, those of the version
 * in force.
 */
export function textsInForce(
  { policies, bandPages, pages }: Pick<Content, keyof TextsNow>,
  { versions, coming }: { versions: Versions; coming: Versions },
): TextsNow {
  let texts: TextsNow = { policies, bandPages, pages };
  for (const name of TEXT_NAMES) {
    const [inForce] = versions[name];
    if (coming[name].length > 0 && inForce) texts = putInForce(texts, name, inForce.text);
  }
  return texts;
}
