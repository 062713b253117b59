import clsx from "clsx";
import { BandFrame, type BandProps } from "@/components/bands/band-frame";
import { EarlierVersions } from "@/components/policy/earlier-versions";
import { ContentPicture } from "@/components/ui/content-picture";
import { FactList } from "@/components/ui/fact-list";
import { Fold } from "@/components/ui/fold";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { Table } from "@/components/ui/table";
import { isPlaceholder } from "@/lib/text/placeholders";
import { versionAt } from "@/lib/versions/versions";

/** First paragraph as a lede, the rest below it in two columns. */
const LEDE_FIRST =
  "gap-x-10 lg:grid lg:grid-cols-2 [&>p:first-child]:col-span-full [&>p:first-child]:text-lede [&>p:last-child:nth-child(even)]:col-span-full";

export function Prose({ text, isFolded }: BandProps<"prose">) {
  return <Markdown text={text} className={isFolded ? undefined : LEDE_FIRST} />;
}

export function Quote({ id, heading, ground, text, source }: BandProps<"quote">) {
  return (
    <BandFrame id={id} heading={heading} ground={ground} isHeadingHidden layout="above">
      <figure className="quote">
        <blockquote>{text}</blockquote>
        {source && <figcaption>{source}</figcaption>}
      </figure>
    </BandFrame>
  );
}

export function Facts({ rows }: BandProps<"facts">) {
  return (
    <FactList
      facts={rows.map(({ label, value }) => ({ label, value: <Markdown text={value} /> }))}
      className="hairs"
      row="grid gap-x-10 sm:grid-cols-[2fr_3fr]"
    />
  );
}

/** On phones rows are stacked, and each cell has the heading of its column. */
export function Comparison({ columns, rows }: BandProps<"comparison">) {
  return (
    <Table
      isStacked
      className={clsx(
        "table-fixed [&_:is(td,th)]:pr-5 [&_thead_th]:font-display [&_thead_th]:font-medium [&_thead_th]:text-h3 [&_thead_th]:text-ink",
        "stack:[&_tbody_th]:border-hair stack:[&_tbody_th]:text-ink stack:[&_tr]:pb-2.5",
        "stack:[&_td]:block stack:[&_td]:border-0 stack:[&_td]:py-0.5 stack:[&_td>span]:mr-1.5 stack:[&_td>span::after]:[content:':']",
      )}
      columns={[
        { heading: "", className: "w-1/5 text-soft", isName: true },
        ...columns.map((heading) => ({ heading })),
      ]}
      rows={rows.map(({ label, values }) => ({ id: label, cells: [label, ...values] }))}
    />
  );
}

/** Long mandated text in parts with anchors, and its version if it has one. */
export function Clauses({ id: block, items, content, route, isFolded }: BandProps<"clauses">) {
  const Heading = isFolded ? "h4" : "h3";
  const version = versionAt(content, `${route}#${block}`);
  return (
    <div className="grid gap-6">
      {version && (
        <p>
          {content.shared.policy.here}{" "}
          <a href={version.href} className="inline-block py-2.5">
            {version.words}
          </a>
        </p>
      )}
      {items.map(({ id, title, text }) => (
        <section key={title} id={id} className="border-t border-hair pt-3">
          <Heading className="display text-h3">{title}</Heading>
          <Markdown text={text} className="mt-2" />
        </section>
      ))}
      {version && <EarlierVersions content={content} name={version.name} />}
    </div>
  );
}

type FaqProps = Pick<BandProps<"faq">, "items" | "isOpen" | "content" | "path" | "isLastMarked">;

/** `<details>` elements work without scripts and are found by page search. */
export function Faq({ items, isOpen = false, content, path, isLastMarked = true }: FaqProps) {
  return (
    <>
      <div className={isOpen ? "gap-x-12 lg:columns-2" : undefined}>
        {items.map(({ id, question, answer }, index) => {
          // In Markdown, to put the mark after the last word.
          const isMarked = isPlaceholder(content.placeholders, `${path}.items[${index}].answer`);
          const text = isMarked ? `${answer}\\*` : answer;
          return isOpen ? (
            <div key={question} id={id} className="break-inside-avoid border-t border-ink py-3">
              <h3 className="mb-1 text-h3">{question}</h3>
              <Markdown text={text} />
            </div>
          ) : (
            <Fold key={question} id={id} title={question} isHeading>
              <Markdown text={text} />
            </Fold>
          );
        })}
      </div>
      {isLastMarked && <PreviewNotice content={content} paths={[path]} about="facts" />}
    </>
  );
}

export function Picture({ file, alt, caption, content }: BandProps<"picture">) {
  const picture = content.pictures.get(file);
  return (
    picture && (
      <figure>
        <ContentPicture
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 52rem, (min-width: 64rem) 66vw, 94vw"
          className="h-auto max-w-full"
        />
        {caption && <figcaption className="mt-3 text-small text-soft">{caption}</figcaption>}
      </figure>
    )
  );
}
