import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { TextName } from "@/lib/content/schemas/versions";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import type { TextPart } from "@/lib/versions/versioned-texts";

interface EarlierVersionsProps {
  content: Pick<CheckedContent, "versions" | "shared">;
  name: TextName;
}

/** The versions of a text that are no longer in force; renders nothing without any. */
export function EarlierVersions({ content, name }: EarlierVersionsProps) {
  const { policy } = content.shared;
  const earlier = content.versions[name].versions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <nav aria-label={policy.past} className="mt-11 text-base">
      <p className="font-semibold">{policy.past}</p>
      <ul>
        {earlier.map(({ number, date: from, until, href }) => {
          const date = formatDate(from);
          const last = until ? formatDate(until) : "";
          return (
            <li key={number}>
              <a href={href} className="inline-block py-2.5">
                {fillIn(policy.pastEntry, { number, date, until: last })}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PolicyTextProps {
  content: EarlierVersionsProps["content"];
  contents: string;
  intro?: string;
  parts: readonly TextPart[];
  /** The text whose earlier versions are listed at the end. */
  name: TextName | undefined;
}

/** Numbered clauses, with a contents list that stays beside the text on wide screens. */
export function PolicyText({ content, contents, intro, parts, name }: PolicyTextProps) {
  const isNumbered = parts.some(({ number }) => number !== undefined);
  // Among numbered clauses, a part without a number is not a clause.
  const clauses = parts.filter(({ number }) => !isNumbered || number !== undefined);
  const linked = clauses.filter(({ id }) => id);
  const boxes = parts.filter((part) => !clauses.includes(part));
  return (
    <div className="wrap">
      <div className="margin-grid border-t border-rule pt-10 pb-14">
        <nav aria-label={contents} className="print:hidden">
          <div className="max-h-[calc(100vh-7rem)] overflow-y-auto lg:sticky lg:top-24">
            <h2 className="font-text text-base font-semibold tracking-normal">{contents}</h2>
            <ol className="mt-2 text-base/[1.375]">
              {linked.map(({ id, number, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="link-plain flex min-h-9 py-1.5 text-ink">
                    {number && <span className="w-7 shrink-0 text-muted">{number}</span>}
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div>
          {intro && <Markdown text={intro} className="mb-9 text-lede text-muted" />}
          <ol className="grid gap-11">
            {clauses.map(({ id, number, heading, text }) => (
              <li key={heading} id={id || undefined}>
                <h2 className="text-h3">{number ? `${number}. ${heading}` : heading}</h2>
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
          {name && <EarlierVersions content={content} name={name} />}
        </div>
      </div>
    </div>
  );
}
