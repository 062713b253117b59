import clsx from "clsx";
import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { Link } from "@/lib/site/site-pages";

/** A link to where more on a matter is, by default as high as a finger needs. */
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
  /** Among headings of the page, as of questions; else the title is a label alone. */
  isHeading?: boolean;
  className?: string;
  children: ReactNode;
}

/** More on a matter, of which only the title is seen until it is opened, by its anchor too. */
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

/** Titled texts, each in a fold of its own. */
export function FoldedTexts({ texts }: { texts: readonly { title: string; text: string }[] }) {
  return texts.map(({ title, text }) => (
    <Fold key={title} title={title}>
      <Markdown text={text} />
    </Fold>
  ));
}
