import clsx from "clsx";
import type { ReactNode } from "react";

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
      <summary>{isHeading ? <h3 className="plain-heading">{title}</h3> : title}</summary>
      {children}
    </details>
  );
}
