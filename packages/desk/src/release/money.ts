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

/** Whether a change is one of prices, fees, taxes, refunds or the account to pay into. */
export function isOfMoney(
  { before, after }: { before?: Line; after?: Line },
  edits: readonly Edit[],
): boolean {
  const lines = [before, after].filter((line) => line !== undefined);
  const edited = edits.flatMap((edit) => [edit.before, edit.after]).join("\n");
  const around = lines.map(({ under, label }) => `${under}\n${label}`).join("\n");
  const texts = lines.map(({ text }) => text).join("\n");
  const addresses = lines.flatMap(({ links, picture }) => [
    ...links.map(({ href }) => href),
    picture?.file ?? "",
  ]);
  if (MONEY.test(edited) || ACCOUNT.test(around)) return true;
  if (addresses.some((address) => PAYING.test(address))) return true;
  const hasNumber = /\d/.test(edited);
  const near = `${around}\n${texts}`;
  return hasNumber && (MONEY.test(near) || NEAR_MONEY.test(near));
}
