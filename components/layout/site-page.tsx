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

/** Content of a page's top besides its heading. */
export interface Top {
  /** Above the heading on wide screens, below it on phones; Home has no breadcrumbs there. */
  badge?: ReactNode;
  /** Fee and buttons. */
  actions?: ReactNode;
  /** Fields above and below the line, and controls: elements of a figure, or an island. */
  figure?: ReactNode;
  /** Full width, below the heading; only without a figure. */
  children?: ReactNode;
  className?: string;
}

/** With a figure: text above the line, controls below it, and fields at the right. */
export function PageTop(props: Top & { page: PageEntry; words: Shared["crumbs"] }) {
  const { page, words, badge, actions, figure, children, className } = props;
  const heading = (
    <h1 id="heading" className="text-h1">
      {page.heading}
    </h1>
  );
  // Empty on Home.
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
        <div className="flex flex-col">
          {heading}
          {crumbs}
        </div>
        <p className="max-w-[33em]">{page.lede}</p>
      </div>
      {children}
    </section>
  );
}

/** Fixed at the bottom right; without scripts at the end of the page. */
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
  /** Undefined for the 404 page. */
  route?: string;
  /** Content beside or below the heading. */
  top?: Top | undefined;
  children?: ReactNode;
}

export type PageProps = Required<Pick<SitePageProps, "content" | "route">>;

export function SitePage({ content, route, top, children }: SitePageProps) {
  const { shared } = content;
  const { href, ...chat } = contactLinks(content).chat;
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
      {/* An enhancement hides it where it would cover text or controls. */}
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
