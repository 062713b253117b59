import type { ReactNode } from "react";
import { Fold } from "@/components/bands/more";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Policy } from "@/lib/content/schemas/pages";
import type { TextName } from "@/lib/content/schemas/versions";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import type { AcceptedText } from "@/lib/versions/versioned-texts";

type EarlierVersionsProps = { content: CheckedContent; name: TextName | undefined };

/** The versions of a text that are no longer in force; renders nothing without any. */
export function EarlierVersions({ content, name }: EarlierVersionsProps) {
  const { past, pastEntry } = content.shared.policy;
  const earlier = name ? content.versions[name].slice(1) : [];
  if (earlier.length === 0) return null;
  return (
    <nav aria-label={past} className="mt-8">
      <p className="font-semibold">{past}</p>
      <ul>
        {earlier.map(({ number, date, until = date, href }) => (
          <li key={number}>
            <a href={href} className="inline-block py-2.5">
              {fillIn(pastEntry, { number, date: formatDate(date), until: formatDate(until) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `name` is the text whose earlier versions are listed at the end. */
interface PolicyTextProps extends EarlierVersionsProps {
  text: AcceptedText;
  /** The policy in force that the text is, for its gists and the name of its contents. */
  policy?: Policy;
  /** Below the title, as the dateline of a newspaper: the version, and its day. */
  children: ReactNode;
}

/** Numbered clauses, each beside its gist, below a folded list of them. */
export function PolicyText({ content, text, policy, name, children }: PolicyTextProps) {
  const { intro, parts } = text;
  const words = content.shared.policy;
  const { contents } = policy ?? words;
  // Among numbered clauses, a part without a number is not a clause.
  const numbered = parts.filter(({ number }) => number !== undefined);
  const clauses = numbered.length > 0 ? numbered : parts;
  return (
    <>
      <p className="wrap bg-deep flex flex-wrap gap-x-8 gap-y-1 [border-top:4px_double] py-2.5 text-small">
        {children}
      </p>
      <div className="wrap pb-10">
        <nav aria-label={contents} className="print:hidden">
          <Fold title={contents}>
            <ol className="gap-x-10 md:columns-2">
              {clauses
                .filter(({ id }) => id)
                .map(({ id, number, heading }) => (
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
        {policy?.gists && <p className="my-3 text-small text-soft">{words.gists}</p>}
        {intro && <Markdown text={intro} className="my-4" />}
        <ol>
          {clauses.map(({ id, number, heading, text }) => (
            <li
              key={heading}
              id={id || undefined}
              className="margin-grid border-t border-ink py-5 lg:py-6"
            >
              <div>
                <h2 className="text-[min(1.625rem,8vw)]/[1.15]">
                  {number && <span className="step">{number}. </span>}
                  {heading}
                </h2>
                {policy?.gists?.[id] && (
                  <p className="mt-3 border-l-[6px] border-green pl-3 font-semibold">
                    {policy.gists[id]}
                  </p>
                )}
              </div>
              <Markdown text={text} className="max-w-[44em]" />
            </li>
          ))}
        </ol>
        {parts
          .filter((part) => !clauses.includes(part))
          .map(({ heading, text }) => (
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
