import clsx from "clsx";
import type { ReactNode } from "react";
import type { NavLink } from "@/lib/content/navigation";
import type { Shared } from "@/lib/content/schemas/shared";
import { Breadcrumbs } from "./breadcrumbs";

interface PageBannerProps {
  heading: string;
  subheading: ReactNode;
  crumbs: { words: Shared["crumbs"]; trail?: NavLink[]; here: string };
  /** Stands beside the heading on wide screens, last on phones. */
  aside?: ReactNode;
  /** Stands below the heading; on wide screens below the aside as well. */
  children?: ReactNode;
  /** For pages that should fit one screen: the heading runs the whole width, less room below. */
  compact?: boolean;
}

/** The head of every page but Home: where you are, what it is, one sentence about it. */
export function PageBanner({
  heading,
  subheading,
  crumbs,
  aside,
  children,
  compact = false,
}: PageBannerProps) {
  const { words, trail = [], here } = crumbs;
  return (
    <div className={clsx("wrap pt-7", compact ? "pb-7" : "pb-12 md:pt-9 md:pb-16")}>
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
          <h1 className={clsx("text-title", !compact && "max-w-[18ch]")}>{heading}</h1>
          <p
            className={clsx(
              "text-lede text-muted",
              compact ? "mt-3 max-w-[92ch]" : "mt-5 max-w-[46ch]",
            )}
          >
            {subheading}
          </p>
        </div>
        {aside && <div className="max-lg:order-last">{aside}</div>}
        {children && <div className={aside ? "lg:col-span-2" : undefined}>{children}</div>}
      </div>
    </div>
  );
}
