import clsx from "clsx";
import { Stretched } from "@/components/ui/icons";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { PlanView } from "@/lib/fees/plan-view";
import { MONTHS, type planYear, type Term } from "@/lib/fees/plan-year";
import { fillIn, formatRupees } from "@/lib/text/format";

/** Percentage of the height; the rest is for what exceeds the cap. */
const CAP_HEIGHT = 70;
const LINE = `M0 ${100 - CAP_HEIGHT}H${MONTHS.length}`;
const LOOKS = ["fill-deep", "fill-ink"] as const;
const REFUSED = "fill-risk [stroke-dasharray:4_3]";

/** Step line of what has been paid for the terms, by month. */
function stairsOf(terms: readonly Term[], cap: number): string {
  const first = Math.min(...terms.map(({ month }) => month));
  const steps = MONTHS.slice(first).map((month) => {
    const begun = terms.filter((term) => term.month <= month);
    const paid = begun.reduce((sum, { plan }) => sum + plan.price, 0);
    return `V${Math.round(1000 - (paid / cap) * CAP_HEIGHT * 10) / 10}H${month + 1}`;
  });
  return `M${first} 100${steps.join("")}V100z`;
}

interface CapYearProps {
  year: ReturnType<typeof planYear<PlanView>>;
  cap: number;
  words: PageOf<"services">["planner"]["figure"];
}

/** Cumulative fees over twelve months under the cap, with what exceeds it. */
export function CapYear({ year, cap, words }: CapYearProps) {
  const layer = (sentence: string, look: string | undefined) => (term: Term<PlanView>) => {
    const { fullName: plan, price } = term.plan;
    const facts = { plan, fee: formatRupees(price), month: term.month + 1 };
    return { terms: [term], look, text: fillIn(sentence, facts) };
  };
  const { kept, repeated, refused, next } = year;
  const layers = [
    ...kept.map((term, index) => layer(words.plan, LOOKS[index])(term)),
    { terms: repeated, look: "fill-paper", text: fillIn(words.again, { n: repeated.length }) },
    ...refused.map(layer(words.refused, REFUSED)),
    ...(next ? [next] : []).map(layer(words.further, REFUSED)),
  ].filter(({ terms }) => terms.length > 0);
  // Each layer includes all layers below it, which are drawn over it.
  const stairs = layers.map(({ look }, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
      key={index}
      d={stairsOf(
        layers.slice(0, index + 1).flatMap(({ terms }) => terms),
        cap,
      )}
      className={clsx(look, "stroke-ink stroke-2")}
    />
  ));
  return (
    <div className="forced-color-adjust-none">
      <div className="relative bg-paper text-ink">
        <Stretched
          viewBox={`0 0 ${MONTHS.length} 100`}
          className="h-50 *:[vector-effect:non-scaling-stroke] lg:h-[26rem]"
        >
          <path d={`${LINE}V100H0z`} className="fill-sheet" />
          <path
            d={MONTHS.slice(1)
              .map((month) => `M${month} 0V100`)
              .join("")}
            className="stroke-hair"
          />
          {stairs.reverse()}
          <path d={LINE} className="stroke-ink stroke-3" />
        </Stretched>
        <p className="absolute bottom-[70%] left-2 bg-paper px-1 text-small font-semibold">
          {fillIn(words.cap, { cap: formatRupees(cap) })}
        </p>
      </div>
      <ol
        aria-hidden="true"
        className="grid grid-cols-12 border-t-3 border-ink bg-sheet py-1 text-center text-[min(0.8125rem,3.5vw)] text-soft"
      >
        {MONTHS.map((month) => (
          <li key={month}>{month + 1}</li>
        ))}
      </ol>
      <ul className="mt-3 grid gap-1 text-small font-semibold">
        {layers.map(({ look, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className="grid grid-cols-[1.25rem_1fr] gap-2">
            <svg aria-hidden="true" viewBox="0 0 20 12" className="mt-1 h-3 w-5">
              <path d="M1 1h18v10H1z" className={clsx(look, "stroke-ink stroke-2")} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
