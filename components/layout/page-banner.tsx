import clsx from "clsx";
import type { ReactNode } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { SitePage } from "@/lib/site/site-pages";

export interface BannerParts {
  /** Replaces the page's own. */
  subheading?: ReactNode;
  /** Right below the subheading. */
  lead?: ReactNode;
  /** Beside the heading on wide screens, last on phones. */
  aside?: ReactNode;
  /** Below the heading; on wide screens below the aside as well. */
  below?: ReactNode;
  /** For a page that should fit one screen: a smaller heading and less room around it. */
  compact?: boolean;
}

interface PageBannerProps extends BannerParts {
  page: SitePage;
  words: Shared["crumbs"];
}

/** The top of every page but Home: breadcrumbs, heading, one sentence about the page. */
export function PageBanner({
  page,
  words,
  subheading = page.subheading,
  lead,
  aside,
  below,
  compact = false,
}: PageBannerProps) {
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
      <div
        className={
          aside ? "grid items-start gap-x-14 gap-y-10 lg:grid-cols-2 lg:gap-y-12" : undefined
        }
      >
        <div>
          <h1 className={compact ? "text-h2" : "max-w-[10.6em] text-title"}>{page.heading}</h1>
          <p
            className={clsx(
              "text-lede text-muted",
              compact
                ? "mt-2 max-w-[61.3em] print:mt-1 print:max-w-none print:text-base"
                : "mt-5 max-w-[30.6em]",
            )}
          >
            {subheading}
          </p>
          {lead}
        </div>
        {below && <div className={aside ? "lg:col-span-2" : undefined}>{below}</div>}
        {aside && <div className="lg:col-start-2 lg:row-start-1">{aside}</div>}
      </div>
    </div>
  );
}
