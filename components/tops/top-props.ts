import type { ReactNode } from "react";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { SitePage } from "@/lib/site/site-pages";
import type { PageTop as Top } from "./schema";

/** What the top of a page is drawn from. */
export interface TopProps<Kind extends Top["kind"]> {
  top: Extract<Top, { kind: Kind }>;
  content: CheckedContent;
  page: SitePage;
  words: CheckedContent["shared"]["crumbs"];
  lede: ReactNode;
}
