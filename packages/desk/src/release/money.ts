import type { Line } from "./line";
import type { Edit } from "./words";

/** Words that are of money wherever they stand. */
const MONEY =
  /₹|%|\bRs\b|\bINR\b|\brupees?\b|\blakhs?\b|\bcrores?\b|\bGST|\bUPI\b|@valid|\bIFSC\b|\bfees?\b|\bpric(?:e|es|ing)\b|\brefund|\bdiscount|\bsav(?:e|ing|ings)\b/i;

/** Words near which a changed number is one of money. */
const NEAR_MONEY =
  /\bpay|\bpaid\b|\bplans?\b|\bmonths?\b|\bcost|\bcharge|\btax\b|\btotal\b|\bcap\b|\bmargin\b/i;

/** What a line about the firm's account stands under or behind. */
const ACCOUNT =
  /\bbank\b|\baccount\b|\bIFSC\b|\bUPI\b|\bpayee\b|\bbranch\b|\bbeneficiary\b|\bQR\b/i;

/** Addresses that begin a payment, and files that one pays by. */
const PAYING = /^upi:|upi-qr|\bqr\b/i;

/** Two groups of five digits, or a landline's. */
const PHONE_NUMBER = /\b\d{5} \d{5}\b|\b0?\d{2,4}[ -]\d{6,8}\b/g;

/** The sentences of a text that have something of the edits. */
function sentencesWith(text: string, edits: readonly Edit[]): string[] {
  const words = edits.flatMap(({ before, after }) => [before, after]).filter(Boolean);
  const sentences = text.split(/(?<=[.!?;])\s+/);
  return sentences.filter((sentence) => words.some((found) => sentence.includes(found)));
}

/** Whether a change is one of prices, fees, taxes, refunds or the account to pay into. */
export function isOfMoney(
  { before, after }: { before?: Line; after?: Line },
  edits: readonly Edit[],
): boolean {
  const lines = [before, after].filter((line) => line !== undefined);
  const edited = edits.flatMap((edit) => [edit.before, edit.after]).join("\n");
  const around = lines.map(({ under, label }) => `${under}\n${label}`).join("\n");
  const sentences = lines.flatMap(({ text }) => sentencesWith(text, edits)).join("\n");
  const addresses = lines.flatMap(({ links, picture }) => [
    ...links.map(({ href }) => href),
    picture?.file ?? "",
  ]);
  if (MONEY.test(edited) || ACCOUNT.test(around)) return true;
  if (addresses.some((address) => PAYING.test(address))) return true;
  const hasNumber = /\d/.test(edited.replace(PHONE_NUMBER, ""));
  const near = `${around}\n${sentences}`;
  return hasNumber && (MONEY.test(near) || NEAR_MONEY.test(near));
}
