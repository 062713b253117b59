import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import { sitePageAt } from "@/lib/site/site-pages";
import { pageGraph, scriptJson } from "@/lib/site/structured-data/page-graph";
import { ChatButton } from "./chat-button";
import { Masthead } from "./masthead";
import { MissingCode } from "./missing-code";
import { NoticeBands } from "./notice-bands";
import { PageTop, type Top } from "./page-top";
import { SectionBar } from "./section-bar";
import { SiteFooter } from "./site-footer";

interface PageFrameProps {
  content: CheckedContent;
  /** Undefined for the 404 page. */
  route?: string;
  /** Content beside or below the heading. */
  top?: Top | undefined;
  children?: ReactNode;
}

export type PageProps = Required<Pick<PageFrameProps, "content" | "route">>;

/** What every page has around its sections: header, heading, footer, chat, structured data. */
export function PageFrame({ content, route, top, children }: PageFrameProps) {
  const { shared } = content;
  const page = route === undefined ? undefined : sitePageAt(content, route);
  return (
    <>
      <Button href={`#${MAIN_ANCHOR}`} className="absolute -top-24 left-2 z-40 focus:top-2">
        {shared.header.skip}
      </Button>
      {/* display: contents, so that the sticky bar stays in view over the whole page. */}
      <header className="contents">
        <Masthead content={content} />
        <SectionBar content={content} current={route} />
      </header>
      <main id={MAIN_ANCHOR} tabIndex={-1} className="outline-none">
        <NoticeBands content={content} route={route} />
        {page && <PageTop page={page} words={shared.crumbs} {...top} />}
        {children}
      </main>
      <SiteFooter content={content} />
      <MissingCode words={shared.missing} />
      <ChatButton content={content} />
      {page && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into the JSON; scriptJson leaves no "<" in it
          dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(content, page.route)) }}
        />
      )}
    </>
  );
}
