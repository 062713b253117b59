const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;

interface SecurityTxtOptions {
  /** Address that a finder of a weakness writes to. */
  email: string;
  /** Day of the build, as `2026-11-21`. */
  date: string;
}

/**
 * Says where to report a weakness (RFC 9116). It runs out a year after the build's date, which is
 * the longest that the RFC recommends; any later build renews it.
 */
export function securityTxt({ email, date }: SecurityTxtOptions): string {
  const expires = new Date(Date.parse(`${date}T00:00:00Z`) + YEAR_DAYS * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
