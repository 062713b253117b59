import clsx from "clsx";
import type { Content } from "@/lib/content/content";
import type { Refunds } from "@/lib/content/schemas/refunds";
import {
  boundRule,
  type RefundExample,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";

type ExampleWords = Refunds["examples"];

/** In the order of the calculation; the last is the result. */
const COLUMNS: readonly [
  column: Exclude<keyof ExampleWords["columns"], "plan">,
  cell: (example: RefundExample, words: Pick<ExampleWords, "days" | "picks">) => string,
][] = [
  ["fee", ({ plan }) => formatRupees(plan.price)],
  ["used", ({ plan, refund }, words) => usedText(plan, refund, words)],
  ["kept", ({ refund }) => formatRupees(refund.kept)],
  ["back", ({ refund }) => formatRupees(refund.back)],
  ["gst", ({ refund }) => formatRupees(refund.gstBack)],
  ["total", ({ refund }) => formatRupees(refund.total)],
];

const nameOf = ({ plan, service }: RefundExample) =>
  `${service.title}: ${plan.name}, ${formatTenure(plan.months)}`;

const emphasis = (column: string) => (column === "total" ? "font-semibold" : undefined);

interface ExamplesProps {
  examples: readonly RefundExample[];
  words: ExampleWords;
}

/** One below the other on phones and with enlarged text, where the table would be cut off. */
function ExampleCards({ examples, words }: ExamplesProps) {
  return (
    <ul className="grid gap-8 md:hidden print:hidden">
      {examples.map((example) => (
        <li key={example.plan.id} className="box border-t border-ink pt-3">
          <h4 className="font-semibold">{nameOf(example)}</h4>
          <dl className="mt-2 text-base">
            {COLUMNS.map(([column, cell]) => (
              <div
                key={column}
                className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-1.5"
              >
                <dt className="text-muted">{words.columns[column]}</dt>
                <dd className={emphasis(column)}>{cell(example, words)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function ExampleTable({ examples, words, heading }: ExamplesProps & { heading: string }) {
  return (
    <table className="max-md:hidden print:table">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.plan}</th>
          {COLUMNS.map(([column]) => (
            <th key={column} scope="col" className="number">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map((example) => (
          <tr key={example.plan.id}>
            <th scope="row">{nameOf(example)}</th>
            {COLUMNS.map(([column, cell]) => (
              <td key={column} className={clsx("number", emphasis(column))}>
                {cell(example, words)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every worked example, at current prices. */
export function RefundExamples({ content }: { content: Content }) {
  const { refunds } = content;
  const heading = boundRule(refunds).examples;
  const examples = refundExamples(content);
  return (
    <>
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-2 text-muted">
        {fillIn(refunds.examples.note, { date: formatDate(refunds.examples.start) })}
      </p>
      <div className="mt-5">
        <ExampleCards examples={examples} words={refunds.examples} />
        <ExampleTable examples={examples} words={refunds.examples} heading={heading} />
      </div>
    </>
  );
}
