import type { Content } from "@/lib/content/content";

/** Texts instead of plans, forms and payment; undefined while the firm takes new clients. */
export function closedWords({ notices }: Pick<Content, "notices">) {
  return notices.accepting ? undefined : notices.closed;
}
