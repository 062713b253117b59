import { cleanText } from "../page-texts";
import { type Hit, type MakeCheck, WHOLE_SITE } from "./check";

const NUMBER = /\bIN[HA]\d{9}\b/g;
const WRITTEN = new Set(["text", "title", "description", "structured-data", "llms", "share-image"]);

/** The firm's facts in content are the ones that the pages print. */
export const identityPrinted: MakeCheck = (_, { facts }) => {
  const wanted: [what: string, value: string][] = [
    ["the registered name", facts?.legalName ?? ""],
    ["the registration number", facts?.number ?? ""],
    ["the BSE enlistment number", facts?.enlistment ?? ""],
    ...(facts?.address ?? []).map((line): [string, string] => ["the address", line]),
    ...(facts?.officers ?? []).map((name): [string, string] => ["the officer", name]),
  ].filter((entry): entry is [string, string] => Boolean(entry[1]));
  const missing = new Map(wanted.map(([what, value]) => [cleanText(value), what]));
  return {
    page({ pieces }) {
      for (const value of missing.keys()) {
        const found = pieces.some(({ where, text }) => where === "text" && text.includes(value));
        if (found) missing.delete(value);
      }
      return [];
    },
    end: () =>
      [...missing].map(([value, what]) => ({
        page: WHOLE_SITE,
        words: "",
        say: `${what} "${value}"`,
      })),
  };
};

/** Every page that prints a SEBI number prints the same one. */
export const oneRegistrationNumber: MakeCheck = (_, { facts }) => {
  const first = new Map<string, Hit>();
  return {
    page({ file, pieces }) {
      for (const piece of pieces.filter(({ where }) => WRITTEN.has(where))) {
        for (const [number] of piece.text.matchAll(NUMBER)) {
          if (!first.has(number))
            first.set(number, { page: file, piece, words: number, say: number });
        }
      }
      return [];
    },
    end() {
      const [own = facts?.number] = facts?.number ? [facts.number] : [...first.keys()];
      return [...first.values()]
        .filter(({ words }) => words !== own)
        .map((hit) => ({ ...hit, say: `${hit.say}, elsewhere ${own}` }));
    },
  };
};
