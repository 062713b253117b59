import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import { ChatBubble } from "@/components/ui/icons";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import { type SitePage as Page, sitePageAt } from "@/lib/site/site-pages";
import { pageGraph, scriptJson } from "@/lib/site/structured-data/page-graph";
import { NoticeBands, PreviewLine } from "./notice-bands";
import { SiteFooter } from "./site-footer";
import { RegistrationStrip, SiteHeader } from "./site-header";

interface BannerParts {
  subheading?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  below?: ReactNode;
  /** For a page that should fit one screen: a smaller heading and less room around it. */
  compact?: boolean;
}

interface SitePageProps {
  content: CheckedContent;
  route?: string;
  /** What the banner adds to the page's heading; Home and the 404 page have no banner. */
  banner?: BannerParts;
  children?: ReactNode;
}

/** Header, notices, banner and footer around the sections of a page. */
export function SitePage({ content, route, banner, children }: SitePageProps) {
  const { shared } = content;
  const page = route === undefined ? undefined : sitePageAt(content, route);
  return (
    <>
      <Button href="#main" className="absolute -top-24 left-2 z-40 focus:top-2">
        {shared.header.skip}
      </Button>
      <PreviewLine content={content} />
      <RegistrationStrip content={content} />
      <SiteHeader content={content} current={route} />
      <main id={MAIN_ANCHOR} tabIndex={-1} className="outline-none">
        <NoticeBands content={content} route={route} />
        {page && page.crumbs.length > 0 && (
          <PageBanner page={page} words={shared.crumbs} {...banner} />
        )}
        {children}
      </main>
      <SiteFooter content={content} />
      <ChatButton label={shared.chat} {...contactLinks(content).chat} />
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

interface PageBannerProps extends BannerParts {
  page: Page;
  words: CheckedContent["shared"]["crumbs"];
}

/** The top of every page but Home: breadcrumbs, heading, one sentence about the page. */
function PageBanner({ page, words, ...parts }: PageBannerProps) {
  const { subheading = page.subheading, lead, aside, below, compact = false } = parts;
  const columns = "grid items-start gap-x-14 gap-y-10 lg:grid-cols-2 lg:gap-y-12";
  return (
    <div className={clsx("wrap", compact ? "pt-5 pb-6" : "pt-7 pb-12 md:pt-9 md:pb-16")}>
      <nav aria-label={words.label} className="mb-5 text-small text-muted print:hidden">
        <ol className="flex flex-wrap gap-x-2">
          {page.crumbs.slice(0, -1).map(({ label, href }) => (
            <li key={href} className="after:ml-2 after:content-['/']">
              <a href={href} className="text-muted">
                {label}
              </a>
            </li>
          ))}
          <li aria-current="page">{page.label}</li>
        </ol>
      </nav>
      <div className={aside ? columns : undefined}>
        <div>
          <h1 className={compact ? "text-h2" : "max-w-[10.6em] text-title"}>{page.heading}</h1>
          <p className={clsx("text-lede text-muted", compact ? "mt-2" : "mt-5 max-w-[30.6em]")}>
            {subheading}
          </p>
          {lead}
        </div>
        {below && <div className="lg:col-span-2">{below}</div>}
        {aside && <div className="lg:col-start-2 lg:row-start-1">{aside}</div>}
      </div>
    </div>
  );
}

/**
 * Fixed at the bottom right beside the page's text or, if it has no room, a bar that covers
 * no text or control and can be pressed anywhere. In a very low window the bar ends the page.
 * Sizes in px, so that larger text takes no more of a phone's height.
 */
function ChatButton({ label, href, ...link }: { label: string; href: string }) {
  return (
    <div
      className={clsx(
        "chat-bar fixed inset-[auto_0_0] z-20 flex items-center justify-end gap-[12px] border-t border-rule bg-paper px-gutter py-[4px]",
        "text-[min(0.875rem,5vw)]/[1.25] font-semibold text-brand print:hidden",
        "xl:floating xl:inset-[auto_clamp(6px,50vw-644px,24px)_24px_auto] xl:block xl:rounded-[99px] xl:border-0 xl:p-0",
        "max-xl:[@media(max-height:360px)]:relative",
      )}
    >
      <span aria-hidden="true" className="xl:hidden">
        {label.replace(/ \(.*\)$/, "")}
      </span>
      <a
        {...link}
        href={href}
        aria-label={label}
        className="after:absolute after:inset-0 after:content-[''] grid size-[44px] shrink-0 place-items-center rounded-full bg-brand text-paper hover:bg-brand-dark xl:size-[48px] forced-colors:border"
      >
        <ChatBubble />
      </a>
    </div>
  );
}
