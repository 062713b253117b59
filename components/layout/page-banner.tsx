import type { ReactNode } from "react";
import type { NavLink } from "@/lib/content/navigation";
import type { Shared } from "@/lib/content/schemas/shared";
import { Breadcrumbs } from "./breadcrumbs";

interface PageBannerProps {
  heading: string;
  subheading: ReactNode;
  crumbs: { words: Shared["crumbs"]; trail?: NavLink[]; here: string };
  /** Stands beside the heading on wide screens. */
  aside?: ReactNode;
}

/** The head of every page but Home: where you are, what it is, one sentence about it. */
export function PageBanner({ heading, subheading, crumbs, aside }: PageBannerProps) {
  const { words, trail = [], here } = crumbs;
  return (
    <div className="wrap pt-7 pb-12 md:pt-9 md:pb-16">
      <Breadcrumbs label={words.label} trail={[{ label: words.home, href: "/" }, ...trail]} here={here} />
      <div className={aside ? "grid items-start gap-x-12 gap-y-9 lg:grid-cols-[3fr_2fr]" : undefined}>
        <div>
          <h1 className="max-w-[18ch] text-title">{heading}</h1>
          <p className="mt-5 max-w-[46ch] text-lede text-muted">{subheading}</p>
        </div>
        {aside}
      </div>
    </div>
  );
}
