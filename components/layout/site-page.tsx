import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import { ChatBubble } from "@/components/ui/icons";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import type { Shared } from "@/lib/content/schemas/shared";
import { type SitePage as PageEntry, sitePageAt } from "@/lib/site/site-pages";
import { pageGraph, scriptJson } from "@/lib/site/structured-data/page-graph";
import { Masthead, SectionBar } from "./masthead";
import { NoticeBands } from "./notice-bands";
import { SiteFooter } from "./site-footer";

/** What the top of a page has besides its heading. */
export interface Top {
  /** Above the heading on wide screens, below it on phones, where Home has no crumbs. */
  badge?: ReactNode;
  /** The fee, and what to do next. */
  actions?: ReactNode;
  /** Fields above and below the line, and the controls: elements of a figure, or an island of them. */
  figure?: ReactNode;
  /** Of a page without a figure: below the heading, in the full width. */
  children?: ReactNode;
  className?: string;
}

/**
 * The heading of a page, and what the page is. With a figure the line cuts it: text above, controls
 * below, fields at the right.
 */
export function PageTop(props: Top & { page: PageEntry; words: Shared["crumbs"] }) {
  const { page, words, badge, actions, figure, children, className } = props;
  const heading = (
    <h1 id="heading" className="text-h1">
      {page.heading}
    </h1>
  );
  // The way to this page; none on Home.
  const crumbs = page.crumbs.length > 0 && (
    <nav aria-label={words.label} className="text-small lg:-order-1 lg:mb-3 print:hidden">
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
  return figure ? (
    <section className="hero" aria-labelledby="heading">
      <div className="hero-text">
        {heading}
        {badge}
        {crumbs}
        <p className="mt-2.5 max-w-[33em] lg:mt-4 lg:text-[1.1875rem]/[1.5]">{page.lede}</p>
        {actions}
      </div>
      {figure}
    </section>
  ) : (
    <section className={clsx("px-edge pt-3.5 pb-4 lg:pt-10", className)} aria-labelledby="heading">
      <div className="grid items-end gap-x-12 gap-y-2 lg:grid-cols-[1.15fr_1fr]">
        {heading}
        <div className="flex flex-col">
          <p className="max-w-[33em]">{page.lede}</p>
          {crumbs}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Fixed at the bottom right; without scripts it ends the page. */
const CHAT = clsx(
  "floating fixed right-[max(0.75rem,calc((100vw-77.5rem)/2-4.5rem))] bottom-[16px] z-20",
  "grid size-[52px] place-items-center rounded-full border border-sheet bg-green text-sheet",
  "not-focus:not-data-shown:pointer-events-none not-focus:not-data-shown:opacity-0",
  "not-data-shown:focus:static not-data-shown:focus:mx-auto not-data-shown:focus:my-4",
  "hover:bg-night print:hidden",
  "noscript:pointer-events-auto! noscript:static noscript:mx-auto noscript:my-4 noscript:opacity-100!",
);

interface SitePageProps {
  content: CheckedContent;
  /** Only the page that says that there is none has no address. */
  route?: string;
  /** What stands beside or below the heading. */
  top?: Top | undefined;
  children?: ReactNode;
}

export type PageProps = Required<Pick<SitePageProps, "content" | "route">>;

/** Header, notices, heading and footer around the sections of a page. */
export function SitePage({ content, route, top, children }: SitePageProps) {
  const { shared } = content;
  const { href, ...chat } = contactLinks(content).chat;
  const page = route === undefined ? undefined : sitePageAt(content, route);
  return (
    <>
      <Button href="#main" className="absolute -top-24 left-2 z-40 focus:top-2">
        {shared.header.skip}
      </Button>
      {/* Without a box of its own, so that the bar in it stays in view over the whole page. */}
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
      {/* An enhancement takes it away wherever it would lie over a word, a number or a control. */}
      <a
        {...chat}
        href={href}
        aria-label={shared.chat}
        title={shared.chat}
        data-chat
        className={CHAT}
      >
        <ChatBubble />
      </a>
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
