import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { TextPart } from "@/lib/versions/versioned-texts";

interface PolicyTextProps {
  /** Heading of the list of parts. */
  contents: string;
  parts: readonly TextPart[];
  /** Before the first part. */
  lead?: ReactNode;
  /** After the last. */
  children?: ReactNode;
}

/** Numbered clauses, with a contents list that stays beside the text on wide screens. */
export function PolicyText({ contents, parts, lead, children }: PolicyTextProps) {
  const isNumbered = parts.some(({ number }) => number !== undefined);
  // Among numbered clauses, a part without a number is not a clause.
  const clauses = parts.filter(({ number }) => !isNumbered || number !== undefined);
  const boxes = parts.filter((part) => !clauses.includes(part));
  return (
    <div className="margin-grid border-t border-rule pt-10 pb-14">
      <nav aria-label={contents} className="print:hidden">
        <div className="max-h-[calc(100vh-7rem)] overflow-y-auto lg:sticky lg:top-24">
          <h2 className="font-text text-base font-semibold tracking-normal">{contents}</h2>
          <ol className="mt-2 text-base">
            {clauses
              .filter(({ id }) => id)
              .map(({ id, number, heading }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className={
                      number === undefined
                        ? "link-plain flex min-h-9 items-baseline py-1.5 [line-height:1.375] text-ink"
                        : "link-plain grid min-h-9 grid-cols-[1.75rem_1fr] items-baseline py-1.5 [line-height:1.375] text-ink"
                    }
                  >
                    {number !== undefined && <span className="text-muted">{number}</span>}
                    {heading}
                  </a>
                </li>
              ))}
          </ol>
        </div>
      </nav>
      <div className="min-w-0">
        {lead}
        <ol className="grid gap-11">
          {clauses.map(({ id, number, heading, text }) => (
            <li key={heading} id={id || undefined}>
              <h2 className="text-h3">
                {number !== undefined && `${number}. `}
                {heading}
              </h2>
              <Markdown text={text} className="mt-3" />
            </li>
          ))}
        </ol>
        {boxes.map(({ heading, text }) => (
          <section key={heading} className="box mt-14 max-w-[46rem] bg-pink p-gutter md:p-8">
            <h2 className="text-h3">{heading}</h2>
            <Markdown text={text} className="mt-3" />
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
