import type { Content } from "@/lib/content/content";

/** Registered name and number, the first line of each message. */
export function senderOf({ firm }: Pick<Content, "firm">): string {
  return `${firm.legalName}, ${firm.registration.number}`;
}
