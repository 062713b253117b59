import clsx from "clsx";
import type { ReactNode } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { NavLink } from "@/lib/site/navigation";
import { Breadcrumbs } from "./breadcrumbs";

interface PageBannerProps {
  heading: string;
  subheading: ReactNode;
  crumbs: { words: Shared["crumbs"]; trail?: NavLink[]; here: string };
  /** Stands right below the subheading. */
  lead?: ReactNode;
  /** Stands beside the heading on wide screens, last on phones. */
  aside?: ReactNode;
  /** Stands below the heading; on wide screens below the aside as well. */
  children?: ReactNode;
  /** For pages that should fit one screen: a smaller heading over the whole width, less room around it. */
  compact?: boolean;
}

/** The head of every page but Home: where you are, what it is, one sentence about it. */
export function PageBanner({
  heading,
  subheading,
  crumbs,
  lead,
  aside,
  children,
  compact = false,
}: PageBannerProps) {
  const { words, trail = [], here } = crumbs;
  return (
    <div className={clsx("wrap", compact ? "pt-5 pb-6" : "pt-7 pb-12 md:pt-9 md:pb-16")}>
      <Breadcrumbs
        label={words.label}
        trail={[{ label: words.home, href: "/" }, ...trail]}
        here={here}
      />
      <div
        className={
          aside ? "grid items-start gap-x-14 gap-y-10 lg:grid-cols-2 lg:gap-y-12" : undefined
        }
      >
        <div>
          <h1 className={compact ? "text-h2" : "max-w-[10.6em] text-title"}>{heading}</h1>
          <p
            className={clsx(
              "text-lede text-muted",
              compact ? "mt-2 max-w-[61.3em]" : "mt-5 max-w-[30.6em]",
            )}
          >
            {subheading}
          </p>
          {lead}
        </div>
        {children && <div className={aside ? "lg:col-span-2" : undefined}>{children}</div>}
        {aside && <div className="lg:col-start-2 lg:row-start-1">{aside}</div>}
      </div>
    </div>
  );
}
