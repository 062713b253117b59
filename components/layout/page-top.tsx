import clsx from "clsx";
import type { ReactNode } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { SitePage } from "@/lib/site/site-pages";

/** Content of a page's top besides its heading. */
export interface Top {
  /** Above the heading. */
  badge?: ReactNode;
  /** The heading is a sentence, and smaller. */
  isSentence?: boolean;
  /** Fee and buttons. */
  actions?: ReactNode;
  /** Fields above and below the line, and controls: elements of a figure, or an island. */
  figure?: ReactNode;
  /** Full width, below the heading; only without a figure. */
  children?: ReactNode;
  className?: string;
}

interface PageTopProps extends Top {
  page: SitePage;
  words: Shared["crumbs"];
}

function Crumbs({ page, words }: Pick<PageTopProps, "page" | "words">) {
  // Empty on Home.
  if (page.crumbs.length === 0) return null;
  return (
    <nav aria-label={words.label} className="mb-1.5 text-small lg:mb-3 print:hidden">
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

function Heading({ text, isSentence }: { text: string; isSentence?: boolean | undefined }) {
  return (
    <h1 id="heading" className={isSentence ? "text-title" : "text-h1"}>
      {text}
    </h1>
  );
}

/** With a figure: text above the line, controls below it, and fields at the right. */
export function PageTop(props: PageTopProps) {
  const { page, words, badge, isSentence, actions, figure, children, className } = props;
  if (figure) {
    return (
      <section className="hero" aria-labelledby="heading">
        <div className="hero-text">
          <Crumbs page={page} words={words} />
          {badge}
          <Heading text={page.heading} isSentence={isSentence} />
          <p className="mt-2.5 max-w-[33em] lg:mt-4 lg:text-[1.1875rem]/[1.5]">{page.lede}</p>
          {actions}
        </div>
        {figure}
      </section>
    );
  }
  return (
    <section className={clsx("px-edge pt-3.5 pb-4 lg:pt-6", className)} aria-labelledby="heading">
      <Crumbs page={page} words={words} />
      <Heading text={page.heading} />
      <p className="mt-2.5 max-w-[40em] lg:mt-4 lg:text-[1.1875rem]/[1.5]">{page.lede}</p>
      {actions}
      {children}
    </section>
  );
}
