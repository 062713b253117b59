import type { Top } from "@/components/layout/hero";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { analystTop } from "./analyst";
import { answerTop } from "./answer";
import { complaintTop } from "./complaint-year";
import { registerTop } from "./register-check";

/** What a page of bands has beside its heading. @param name of its content file */
export function topOf(content: CheckedContent, name: string): Top | undefined {
  const { top, bands = [] } = content.bandPages.get(name) ?? {};
  switch (top?.kind) {
    case "register-check":
      return registerTop(top, content);
    case "analyst":
      return analystTop(top, content);
    case "answer":
      return answerTop(top, bands);
    case "complaint-year":
      return complaintTop(top, content);
  }
}
