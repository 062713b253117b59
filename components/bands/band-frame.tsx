import clsx from "clsx";
import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { BandKind, BandOf } from "@/lib/content/schemas/band";
import type { Ground } from "@/lib/content/schemas/common";
import type { Service } from "@/lib/content/schemas/service";

export interface BandContext {
  content: CheckedContent;
  ground: Ground;
  /** Number of the last numbered figure on the page. */
  figureNumber: number;
  service?: Service | undefined;
  route?: string | undefined;
  /** Path of the band in content, for placeholders: `pages/about.bands[0]`. */
  path: string;
  isFolded?: boolean;
  /** The last of the page's questions with a placeholder: it explains the marks. */
  isLastMarked?: boolean;
}

export type BandProps<Kind extends BandKind> = BandOf<Kind> & BandContext;

/** Complete class names, for Tailwind and the pruning of styles. */
const GROUNDS: Record<Ground, string> = {
  paper: "on-paper",
  deep: "bg-deep",
  sheet: "bg-sheet",
  night: "on-night",
  risk: "on-risk",
};

const HEAD = "mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 lg:mb-5";

interface BandFrameProps {
  id?: string | undefined;
  ground?: Ground;
  heading: string;
  /** For screen readers only, if the content has headings of its own. */
  isHeadingHidden?: boolean;
  intro?: string | undefined;
  /** A small heading on a line, above larger ones or a quotation. */
  isKicker?: boolean | undefined;
  /** Link or short text: at the right of a heading above the content, else below the heading. */
  aside?: ReactNode;
  /** The heading is beside the content or above it. */
  layout?: "margin" | "above";
  /** Only for frequently used content: many landmarks make a page harder to navigate. */
  isLandmark?: boolean;
  isScreenOnly?: boolean | undefined;
  isJoined?: boolean | undefined;
  children: ReactNode;
}

export function BandFrame({ ground = "paper", layout = "margin", ...props }: BandFrameProps) {
  const { id, heading, intro, aside, isLandmark, isScreenOnly, isJoined, children } = props;
  const { isHeadingHidden = isJoined, isKicker } = props;
  const isAbove = layout === "above";
  const look = isKicker ? "w-full border-b pb-2 text-h3" : "text-h2";
  const title = <h2 className={isHeadingHidden ? "sr-only" : look}>{heading}</h2>;
  const words = intro && <Markdown text={intro} className="max-w-[46em]" />;
  return (
    <section
      id={id}
      aria-label={isLandmark ? heading : undefined}
      className={clsx(
        "band",
        GROUNDS[ground],
        !isAbove && "margin-grid",
        isScreenOnly && "print:hidden",
        isJoined && "joined -mt-4 pt-0 lg:-mt-12 lg:pt-0",
      )}
    >
      {isAbove ? (
        <div className={isHeadingHidden ? undefined : HEAD}>
          {title}
          {aside ?? words}
        </div>
      ) : (
        <div className="grid content-start gap-3.5">
          {title}
          {words}
          {aside}
        </div>
      )}
      <div>
        {isAbove && aside && words}
        {children}
      </div>
    </section>
  );
}

/** In the order in which bands without a background of their own take them. */
const FREE_GROUNDS = ["sheet", "paper", "deep"] as const;

/** Own backgrounds, that of a joined band, or the next free one. @param ends above and below */
export function groundsOf(
  bands: readonly Pick<Partial<BandOf<"folds">>, "ground" | "isJoined">[],
  ends?: Ground,
): Ground[] {
  const grounds: Ground[] = [];
  for (const [index, { ground, isJoined }] of bands.entries()) {
    const above = grounds.at(-1) ?? ends;
    const below = bands.slice(index + 1).find((band) => !band.isJoined);
    const taken = [above, below ? below.ground : ends];
    const free = FREE_GROUNDS.find((candidate) => !taken.includes(candidate));
    grounds.push((isJoined ? above : ground) ?? free ?? "paper");
  }
  return grounds;
}
