import type { Shared } from "@/lib/content/schemas/shared";

/** SEBI's words for a client's consent: two paragraphs, and points after the last line of them. */
export function sebiConsent({ read, own, understand, ...points }: Shared["consent"]): {
  paragraphs: string[];
  points: string[];
} {
  const { risk, returns, recourse } = points;
  return { paragraphs: [read, own, understand], points: [risk, returns, recourse] };
}
