import type { Content } from "@/lib/content/content";
import type { Notices } from "@/lib/content/schemas/notices";

/** What stands in place of plans, forms and payment; undefined while the firm takes new clients. */
export function closedWords({ notices }: Pick<Content, "notices">): Notices["closed"] | undefined {
  return notices.accepting ? undefined : notices.closed;
}
