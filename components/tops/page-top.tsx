import type { ReactNode } from "react";
import { Title } from "@/components/layout/hero";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { sitePageAt } from "@/lib/site/site-pages";
import { Analyst } from "./analyst";
import { Answer } from "./answer";
import { ComplaintYear } from "./complaint-year";
import { RegisterCheck } from "./register-check";
import type { PageTop as Top } from "./schema";
import type { TopProps } from "./top-props";

const TOPS: { [Kind in Top["kind"]]: (props: TopProps<Kind>) => ReactNode } = {
  "register-check": RegisterCheck,
  analyst: Analyst,
  answer: Answer,
  "complaint-year": ComplaintYear,
};

interface PageTopProps {
  top: Top | undefined;
  content: CheckedContent;
  route: string;
}

/** The heading of a page and what the page is, with the picture of its kind if it has one. */
export function PageTop({ top, content, route }: PageTopProps) {
  const page = sitePageAt(content, route);
  const parts = { page, words: content.shared.crumbs, lede: page.lede };
  if (!top) return <Title {...parts} />;
  // Safe: TOPS maps each kind to the component for that kind.
  const Draw = TOPS[top.kind] as (props: TopProps<Top["kind"]>) => ReactNode;
  return <Draw {...parts} top={top} content={content} />;
}
