import { cleanText } from "../html.ts";
import type { ScriptRule } from "../rule.ts";
import { type Hit, type MakeCheck, siteHit } from "./check.ts";

const NUMBER = /\bIN[HA]\d{9}\b/g;
const WRITTEN = new Set(["text", "title", "description", "structured-data", "share-image"]);

/** The firm's facts are printed on some page. */
export const firmPrinted: MakeCheck<ScriptRule> = (_, { facts }) => {
  const wanted: [value: string | undefined, what: string][] = [
    [facts?.legalName, "the registered name"],
    [facts?.number, "the registration number"],
    [facts?.enlistment, "the BSE enlistment number"],
    ...(facts?.address ?? []).map((line): [string, string] => [line, "the address"]),
    ...(facts?.officers ?? []).map((name): [string, string] => [name, "the officer"]),
  ];
  const missing = new Map(
    wanted.flatMap(([value, what]) => (value ? [[cleanText(value), what]] : [])),
  );
  return {
    page({ pieces }) {
      const texts = pieces.flatMap(({ where, text }) => (where === "text" ? [text] : []));
      for (const value of missing.keys()) {
        if (texts.some((text) => text.includes(value))) missing.delete(value);
      }
      return [];
    },
    end: () => [...missing].map(([value, what]) => siteHit(`${what} "${value}"`)),
  };
};

/** Every page that prints a SEBI number prints the same one. */
export const oneNumber: MakeCheck<ScriptRule> = (_, { facts }) => {
  const first = new Map<string, Hit>();
  return {
    page({ file, pieces }) {
      for (const piece of pieces.filter(({ where }) => WRITTEN.has(where))) {
        for (const [number] of piece.text.matchAll(NUMBER)) {
          if (first.has(number)) continue;
          first.set(number, { page: file, piece, words: number, detail: number });
        }
      }
      return [];
    },
    end() {
      const expected = facts?.number ?? [...first.keys()][0];
      return [...first.values()]
        .filter(({ words }) => words !== expected)
        .map((hit) => ({ ...hit, detail: `${hit.detail}, elsewhere ${expected}` }));
    },
  };
};

/** Values that are tagged as not supplied yet. */
export const placeholdersLeft: MakeCheck<ScriptRule> = (_, { facts }) => ({
  end: () => (facts?.placeholders ?? []).map((fact) => siteHit(fact, { fact })),
});

/** What texts say of savings, for somebody who knows with what to compare it. */
export const claimsLeftOpen: MakeCheck<ScriptRule> = (_, { facts }) => ({
  end: () => (facts?.openClaims ?? []).map(({ words, fact }) => siteHit(words, { words, fact })),
});

/** Plans that alone cost a family more than the yearly limit. */
export const planAboveCap: MakeCheck<ScriptRule> = (_, { facts }) => ({
  end: () =>
    (facts?.plans ?? []).flatMap(({ id, price }) => {
      if (facts?.feeCap === undefined || price <= facts.feeCap) return [];
      const detail = `${id} costs ${price} rupees before GST, the limit is ${facts.feeCap}`;
      return [siteHit(detail, { words: id })];
    }),
});
