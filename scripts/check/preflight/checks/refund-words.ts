import { pattern } from "../match-rule";
import type { Hit, MakeCheck } from "./check";

const NONE =
  "non-?refundable|no refunds?(?! (?:fee|charge))|(?:fees?|amounts?) (?:once paid )?(?:is|are|will|shall) not (?:be )?refund(?:ed|able)";
const SHARE =
  "(?:proportionate|pro-?rata)[^.]{0,40}(?:refund|fees?)|refunds?[^.]{0,60}(?:proportionate|pro-?rata)";

/** A site that refuses every refund in one place and grants a proportionate one in another. */
export const refundWordsDiffer: MakeCheck = () => {
  let none: Hit | undefined;
  let share: Hit | undefined;
  return {
    page({ file, pieces }) {
      for (const piece of pieces.filter(({ where }) => where === "text" || where === "pdf")) {
        const [refused] = piece.text.match(pattern(NONE)) ?? [];
        const [granted] = piece.text.match(pattern(SHARE)) ?? [];
        if (refused) none ??= { page: file, piece, words: refused, say: refused };
        if (granted) share ??= { page: file, piece, words: granted, say: granted };
      }
      return [];
    },
    end: () =>
      none && share
        ? [{ ...none, say: `"${none.say}" (${none.page}) and "${share.say}" (${share.page})` }]
        : [],
  };
};
