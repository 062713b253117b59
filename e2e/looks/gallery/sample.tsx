import type { ReactNode } from "react";

interface SampleProps {
  /** Also the name of its picture in `npm run looks`. */
  name: string;
  /** How its parts stand; without one they fill the page as a section does. */
  layout?: "stack" | "row" | "grid" | "column";
  children: ReactNode;
}

/** One thing in one state, as wide as on a page. */
export function Sample({ name, layout, children }: SampleProps) {
  return (
    <section id={name} className="sample">
      <h2 className="wrap">{name}</h2>
      {layout ? <div className={`wrap sample-${layout}`}>{children}</div> : children}
    </section>
  );
}
