import clsx from "clsx";
import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { Ground } from "@/lib/content/schemas/common";

/** The class of each ground; whole names, which Tailwind and the pruning of styles find. */
const GROUNDS: Record<Ground, string> = {
  paper: "on-paper",
  deep: "on-deep",
  sheet: "on-sheet",
  night: "on-night",
  risk: "on-risk",
};

interface BandProps {
  id?: string | undefined;
  ground?: Ground;
  heading: string;
  /** Only for screen readers, where the matter has headings of its own. */
  isHeadingHidden?: boolean;
  intro?: string | undefined;
  /** A link or a few words: at the right end of a heading above, or below one in the margin. */
  aside?: ReactNode;
  /** Where the heading is: beside its matter, or above it. */
  layout?: "margin" | "above";
  /** A landmark, only for what readers come back to: many make a page harder to navigate. */
  isLandmark?: boolean;
  isScreenOnly?: boolean | undefined;
  /** Continues the band above it. */
  isJoined?: boolean | undefined;
  children: ReactNode;
}

/** A full-width part of a page on its ground. */
export function Band({ ground = "paper", layout = "margin", ...props }: BandProps) {
  const { id, heading, intro, aside, isLandmark, isScreenOnly, isJoined, children } = props;
  const { isHeadingHidden = isJoined } = props;
  const title = <h2 className={isHeadingHidden ? "sr-only" : "text-h2"}>{heading}</h2>;
  const words = intro && <Markdown text={intro} className="max-w-[46em]" />;
  return (
    <section
      id={id}
      aria-label={isLandmark ? heading : undefined}
      className={clsx(
        "band",
        GROUNDS[ground],
        layout === "margin" && "margin-grid",
        isScreenOnly && "print:hidden",
        isJoined && "-mt-4 pt-0 lg:-mt-12 lg:pt-0",
      )}
    >
      {layout === "margin" ? (
        <div className="grid content-start gap-3.5">
          {title}
          {words}
          {aside}
        </div>
      ) : (
        <div className={isHeadingHidden ? undefined : "head-row"}>
          {title}
          {aside ?? words}
        </div>
      )}
      <div>
        {layout === "above" && aside && words}
        {children}
      </div>
    </section>
  );
}

interface Grounded {
  ground?: Ground | undefined;
  isJoined?: boolean | undefined;
}

/**
 * Grounds of a page's bands: each its own, that of the band it is joined to, or the next that
 * differs from both neighbours.
 * @param ends the ground of what is above the first band and below the last one
 */
export function groundsOf(bands: readonly Grounded[], ends?: Ground): Ground[] {
  const grounds: Ground[] = [];
  for (const [index, { ground, isJoined }] of bands.entries()) {
    const above = grounds.at(-1) ?? ends;
    const below = bands.slice(index + 1).find((band) => !band.isJoined);
    const taken = [above, below ? below.ground : ends];
    const free = (["sheet", "paper", "deep"] as const).find((one) => !taken.includes(one));
    grounds.push((isJoined ? above : ground) ?? free ?? "paper");
  }
  return grounds;
}
