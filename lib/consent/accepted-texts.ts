import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionsInForce } from "@/lib/versions/in-force";

/** A text that the tick accepts, in its version. */
export interface AcceptedText {
  /** Terms and conditions: Version 1.0 of November 22, 2026 */
  label: string;
  /** Where these very words stay. */
  href: string;
}

/** What a client accepts with the tick today. */
export function acceptedTexts(content: CheckedContent): AcceptedText[] {
  return Object.values(versionsInForce(content)).map(({ label, words, href }) => ({
    label: `${label}: ${words}`,
    href,
  }));
}
