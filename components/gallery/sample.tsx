import type { ReactNode } from "react";

interface SampleProps {
  /** Also the name of its picture in `npm run looks`. */
  name: string;
  children: ReactNode;
}

/** One thing in one state, as wide as on a page. */
export function Sample({ name, children }: SampleProps) {
  return (
    <section id={name} className="border-t-4 border-ink pb-10">
      <h2 className="wrap py-3 font-text text-small text-muted">{name}</h2>
      {children}
    </section>
  );
}
