import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import { MoreLink } from "@/components/ui/more-link";
import type { BandOf } from "@/lib/content/schemas/band";

export type EntryText = BandOf<"list">["items"][number];

interface EntryProps {
  entry: EntryText;
  /** In a circle before the title. */
  step?: number;
  /** Classes of the entry, of the box around its words, of its title and of its text. */
  className?: string;
  bodyClass?: string;
  titleClass?: string;
  textClass?: string;
  /** Below or beside the words. */
  children?: ReactNode;
}

/** One entry of a list: figure, title, text and a link to its evidence. */
export function Entry(props: EntryProps) {
  const { entry, step, className, bodyClass, children } = props;
  const { titleClass = "text-h3", textClass = "mt-1.5" } = props;
  const { figure, title, text, evidence } = entry;
  const heading = title && <h3 className={titleClass}>{title}</h3>;
  return (
    <li className={className}>
      {figure && <p className="list-figure">{figure}</p>}
      <div className={bodyClass}>
        {step === undefined ? (
          heading
        ) : (
          <div className="flex items-center gap-2.5">
            <span className="step">{step}</span>
            {heading}
          </div>
        )}
        <Markdown text={text} className={textClass} />
        {evidence && (
          <p>
            <MoreLink label={evidence.label} href={evidence.href} />
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
