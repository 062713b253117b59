import clsx from "clsx";
import type { ReactNode } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { SitePage } from "@/lib/site/site-pages";

interface CrumbsProps {
  page: SitePage;
  words: Shared["crumbs"];
}

/** The way to this page; nothing on Home. */
export function Crumbs({ page, words }: CrumbsProps) {
  if (page.crumbs.length === 0) return null;
  return (
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
}

interface HeroProps extends CrumbsProps {
  /** Above the heading on wide screens, below it on phones, where Home has no crumbs. */
  badge?: ReactNode;
  lede: ReactNode;
  /** The fee, and what to do next. */
  actions?: ReactNode;
  /** Fields above and below the line, and the controls: elements of a figure, or an island of them. */
  figure: ReactNode;
}

/** The top of a page whose line cuts it: text above, controls below, fields at the right. */
export function Hero({ page, words, badge, lede, actions, figure }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="heading">
      <div className="hero-text">
        <h1 id="heading" className="text-h1">
          {page.heading}
        </h1>
        {badge}
        <Crumbs page={page} words={words} />
        <p className="mt-2.5 max-w-[33em] lg:mt-4 lg:text-[1.1875rem]/[1.5]">{lede}</p>
        {actions}
      </div>
      {figure}
    </section>
  );
}

export interface TitleProps extends CrumbsProps {
  lede?: ReactNode;
  /** Below both, in the full width. */
  children?: ReactNode;
  className?: string;
}

/** The top of a page without fields: the heading, and what the page is, beside it. */
export function Title({ page, words, lede = page.lede, children, className }: TitleProps) {
  return (
    <section className={clsx("wrap pt-3.5 pb-4 lg:pt-10", className)} aria-labelledby="heading">
      <div className="grid items-end gap-x-12 gap-y-2 lg:grid-cols-[1.15fr_1fr]">
        <h1 id="heading" className="text-h1">
          {page.heading}
        </h1>
        <div className="flex flex-col">
          <p className="max-w-[33em]">{lede}</p>
          <Crumbs page={page} words={words} />
        </div>
      </div>
      {children}
    </section>
  );
}
