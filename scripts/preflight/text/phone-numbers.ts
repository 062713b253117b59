import { dialled, normalisePhone } from "@/lib/text/phone";

/** A mobile number, as texts and links write it; of landlines, one with its area code in front. */
const NUMBER =
  /(?<![\d\p{L}₹,.=-])(?:(?:\+|wa\.me\/|tel:|phone=)?(?:0{0,2}91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}|0\d{2,4}[\s-]\d{6,8}|1600[\s-]?\d{3}[\s-]?\d{3,4})(?![\d\p{L}])/giu;

/** The digits of a number without its country's code. */
const plain = (number: string) => normalisePhone(dialled(number));

/** The phone numbers that a text names and that are none of the firm's, as they are written. */
export function foreignPhones(text: string, own: readonly string[]): string[] {
  const known = new Set(own.map(plain));
  const found = [...text.matchAll(NUMBER)].map(([number]) => number);
  return [...new Set(found)].filter((number) => !known.has(plain(number)));
}
