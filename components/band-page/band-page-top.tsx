import { analystTop } from "@/components/about/analyst-top";
import { registerTop } from "@/components/compliance/register-top";
import type { Top } from "@/components/layout/page-top";
import { answerTop } from "@/components/questions/answer-top";
import type { Content } from "@/lib/content/content";
import type { BandPage } from "@/lib/content/schemas/pages";

/** The top that a page of bands lists; undefined for the heading alone. */
export function bandPageTop(
  { top, bands }: Pick<BandPage, "top" | "bands">,
  content: Content,
): Top | undefined {
  switch (top?.kind) {
    case "register-check":
      return registerTop(top, content);
    case "analyst":
      return analystTop(top, content);
    case "answer":
      return answerTop(top, bands);
    default:
      return undefined;
  }
}
