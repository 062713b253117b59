import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Policy } from "@/lib/content/schemas/policy";
import type { TextName } from "@/lib/content/schemas/versions";
import type { AcceptedText } from "@/lib/versions/versioned-texts";
import { EarlierVersions } from "./earlier-versions";

type Part = AcceptedText["parts"][number];

interface PolicyTextProps {
  content: CheckedContent;
  text: AcceptedText;
  /** The policy in force, for its gists and the heading of the contents. */
  policy?: Policy;
  /** The text whose earlier versions are listed. */
  name: TextName | undefined;
  /** Below the title: version and date. */
  children: ReactNode;
}

function TableOfContents({ heading, clauses }: { heading: string; clauses: readonly Part[] }) {
  const linked = clauses.filter(({ id }) => id);
  return (
    <nav aria-label={heading} className="print:hidden">
      <Fold title={heading}>
        <ol className="gap-x-10 md:columns-2">
          {linked.map(({ id, number, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center">
                {number && <span className="w-7 shrink-0">{number}</span>}
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

/** A clause beside its number, heading and summary. */
function Clause({ clause, gist }: { clause: Part; gist: string | undefined }) {
  const { id, number, heading, text } = clause;
  return (
    <li id={id || undefined}>
      <section className="margin-grid border-t border-hair py-5 lg:py-6">
        <div>
          <h2 className="flex items-baseline gap-2.5 text-[min(1.625rem,8vw)]/[1.15]">
            {number && <span className="step">{number}. </span>}
            <span>{heading}</span>
          </h2>
          {gist && <p className="mt-3 border-l-6 border-green pl-3 font-semibold">{gist}</p>}
        </div>
        <Markdown text={text} className="max-w-[44em]" />
      </section>
    </li>
  );
}

/** Numbered clauses with their gists, below a folded table of contents. */
export function PolicyText({ content, text, policy, name, children }: PolicyTextProps) {
  const { intro, parts } = text;
  const words = content.shared.policy;
  // If any part is numbered, parts without a number are not clauses.
  const numbered = parts.filter(({ number }) => number !== undefined);
  const clauses = numbered.length > 0 ? numbered : parts;
  const others = parts.filter((part) => !clauses.includes(part));
  return (
    <>
      <p className="px-edge rule-double bg-deep flex flex-wrap gap-x-8 gap-y-1 py-2.5 text-small">
        {children}
      </p>
      <div className="px-edge pt-3 pb-10 lg:pt-6">
        <TableOfContents heading={policy?.contents ?? words.contents} clauses={clauses} />
        {policy?.gists && <p className="my-3 text-small text-soft">{words.gists}</p>}
        {intro && <Markdown text={intro} className="my-4" />}
        <ol>
          {clauses.map((clause) => (
            <Clause key={clause.heading} clause={clause} gist={policy?.gists?.[clause.id]} />
          ))}
        </ol>
        {others.map(({ heading, text }) => (
          <section key={heading} className="box note lg:p-8">
            <h2 className="text-h2">{heading}</h2>
            <Markdown text={text} className="mt-3" />
          </section>
        ))}
        <EarlierVersions content={content} name={name} />
      </div>
    </>
  );
}
