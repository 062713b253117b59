import clsx from "clsx";
import type { ReactNode } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { SitePage } from "@/lib/site/site-pages";

/** What the top of a page has besides its heading. */
export interface Top {
  /** Above the heading on wide screens, below it on phones, where Home has no crumbs. */
  badge?: ReactNode;
  /** The fee, and what to do next. */
  actions?: ReactNode;
  /** Fields above and below the line, and the controls: elements of a figure, or an island of them. */
  figure?: ReactNode;
  /** Of a page without a figure: below the heading, in the full width. */
  children?: ReactNode;
  className?: string;
}

/**
 * The heading of a page, and what the page is. With a figure the line cuts it: text above, controls
 * below, fields at the right.
 */
export function PageTop(props: Top & { page: SitePage; words: Shared["crumbs"] }) {
  const { page, words, badge, actions, figure, children, className } = props;
  const heading = (
    <h1 id="heading" className="text-h1">
      {page.heading}
    </h1>
  );
  // The way to this page; none on Home.
  const crumbs = page.crumbs.length > 0 && (
    <nav aria-label={words.label} className="text-small lg:-order-1 lg:mb-3 print:hidden">
      <ol className="flex flex-wrap gap-x-1.5">
        {page.crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="[&::after]:ml-1.5 [&::after]:[content:'/']">
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  );
  return figure ? (
    <section className="hero" aria-labelledby="heading">
      <div className="hero-text">
        {heading}
        {badge}
        {crumbs}
        <p className="mt-2.5 max-w-[33em] lg:mt-4 lg:text-[1.1875rem]/[1.5]">{page.lede}</p>
        {actions}
      </div>
      {figure}
    </section>
  ) : (
    <section className={clsx("wrap pt-3.5 pb-4 lg:pt-10", className)} aria-labelledby="heading">
      <div className="grid items-end gap-x-12 gap-y-2 lg:grid-cols-[1.15fr_1fr]">
        {heading}
        <div className="flex flex-col">
          <p className="max-w-[33em]">{page.lede}</p>
          {crumbs}
        </div>
      </div>
      {children}
    </section>
  );
}
