import type { Content } from "@/lib/content/content";
import type { Notices } from "@/lib/content/schemas/notices";

/** Words shown instead of plans, forms and payment; undefined while the firm takes new clients. */
export function closedWords({ notices }: Pick<Content, "notices">): Notices["closed"] | undefined {
  return notices.accepting ? undefined : notices.closed;
}
