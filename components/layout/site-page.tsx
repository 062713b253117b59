import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import type { Shared } from "@/lib/content/schemas/shared";
import { type SitePage as PageEntry, sitePageAt } from "@/lib/site/site-pages";
import { pageGraph, scriptJson } from "@/lib/site/structured-data/page-graph";
import { ChatButton } from "./chat-button";
import { Masthead, SectionBar } from "./masthead";
import { NoticeBands } from "./notice-bands";
import { SiteFooter } from "./site-footer";

/** Content of a page's top besides its heading. */
export interface Top {
  /** Above the heading. */
  badge?: ReactNode;
  /** Fee and buttons. */
  actions?: ReactNode;
  /** Fields above and below the line, and controls: elements of a figure, or an island. */
  figure?: ReactNode;
  /** Full width, below the heading; only without a figure. */
  children?: ReactNode;
  className?: string;
}

function Crumbs({ page, words }: { page: PageEntry; words: Shared["crumbs"] }) {
  // Empty on Home.
  if (page.crumbs.length === 0) return null;
  return (
    <nav aria-label={words.label} className="mb-1.5 text-small lg:mb-3 print:hidden">
      <ol className="flex flex-wrap gap-x-1.5">
        {page.crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="[&::after]:ml-1.5 [&::after]:[content:'/']">
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <h1 id="heading" className="text-h1">
      {text}
    </h1>
  );
}

/** With a figure: text above the line, controls below it, and fields at the right. */
export function PageTop(props: Top & { page: PageEntry; words: Shared["crumbs"] }) {
  const { page, words, badge, actions, figure, children, className } = props;
  if (figure) {
    return (
      <section className="hero" aria-labelledby="heading">
        <div className="hero-text">
          <Crumbs page={page} words={words} />
          {badge}
          <Heading text={page.heading} />
          <p className="mt-2.5 max-w-[33em] lg:mt-4 lg:text-[1.1875rem]/[1.5]">{page.lede}</p>
          {actions}
        </div>
        {figure}
      </section>
    );
  }
  return (
    <section className={clsx("px-edge pt-3.5 pb-4 lg:pt-6", className)} aria-labelledby="heading">
      <Crumbs page={page} words={words} />
      <div className="grid items-end gap-x-12 gap-y-2 lg:grid-cols-[1.15fr_1fr]">
        <Heading text={page.heading} />
        <p className="max-w-[33em]">{page.lede}</p>
      </div>
      {actions}
      {children}
    </section>
  );
}

interface SitePageProps {
  content: CheckedContent;
  /** Undefined for the 404 page. */
  route?: string;
  /** Content beside or below the heading. */
  top?: Top | undefined;
  children?: ReactNode;
}

export type PageProps = Required<Pick<SitePageProps, "content" | "route">>;

export function SitePage({ content, route, top, children }: SitePageProps) {
  const { shared } = content;
  const page = route === undefined ? undefined : sitePageAt(content, route);
  return (
    <>
      <Button href="#main" className="absolute -top-24 left-2 z-40 focus:top-2">
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
