import clsx from "clsx";
import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { Link } from "@/lib/site/site-pages";

/** By default at least 44 px high, for touch. */
export function MoreLink({ label, href, className = "min-h-11" }: Link & { className?: string }) {
  return (
    <a href={href} className={`inline-flex items-center font-semibold ${className}`}>
      {label}
    </a>
  );
}

interface FoldProps {
  id?: string | undefined;
  title: string;
  /** Whether the title is a heading of the page, as for questions. */
  isHeading?: boolean;
  className?: string;
  children: ReactNode;
}

/** A `<details>` element; enhancements open it for links to its anchor. */
export function Fold({ id, title, isHeading, className, children }: FoldProps) {
  return (
    <details id={id} className={clsx("more", className)}>
      <summary>
        {isHeading ? (
          <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
        ) : (
          title
        )}
      </summary>
      {children}
    </details>
  );
}

export function FoldedTexts({ texts }: { texts: readonly { title: string; text: string }[] }) {
  return (
    <div>
      {texts.map(({ title, text }) => (
        <Fold key={title} title={title}>
          <Markdown text={text} />
        </Fold>
      ))}
    </div>
  );
}
