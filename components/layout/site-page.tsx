import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import { ChatBubble } from "@/components/ui/icons";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import { sitePageAt } from "@/lib/site/site-pages";
import { pageGraph, scriptJson } from "@/lib/site/structured-data/page-graph";
import { NoticeBands, PreviewLine } from "./notice-bands";
import { type BannerParts, PageBanner } from "./page-banner";
import { SiteFooter } from "./site-footer";
import { RegistrationStrip, SiteHeader } from "./site-header";

interface SitePageProps {
  content: CheckedContent;
  /** Address of the current page; undefined on the 404 page. */
  route?: string;
  /** What the banner adds to the page's heading; Home and the 404 page have no banner. */
  banner?: BannerParts;
  /** Prints in small type, as a sheet of facts. */
  isSheet?: boolean;
  children?: ReactNode;
}

/** Header, notices, banner and footer around the sections of a page. */
export function SitePage({ content, route, banner, isSheet = false, children }: SitePageProps) {
  const { shared } = content;
  const page = route === undefined ? undefined : sitePageAt(content, route);
  return (
    <>
      <Button href="#main" className="absolute -top-24 left-2 z-40 focus:top-2">
        {shared.header.skip}
      </Button>
      <div>
        <PreviewLine content={content} />
        <RegistrationStrip content={content} />
      </div>
      <SiteHeader content={content} current={route} />
      <main
        id={MAIN_ANCHOR}
        tabIndex={-1}
        className={clsx("focus:outline-none", isSheet && "sheet")}
      >
        <NoticeBands content={content} route={route} />
        {page && page.crumbs.length > 0 && (
          <PageBanner page={page} words={shared.crumbs} {...banner} />
        )}
        {children}
      </main>
      <div>
        <SiteFooter content={content} />
      </div>
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
