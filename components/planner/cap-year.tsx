import clsx from "clsx";
import { Stretched } from "@/components/ui/icons";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { PlanView } from "@/lib/fees/plan-view";
import { MONTHS, type planYear, type Term } from "@/lib/fees/plan-year";
import { fillIn, formatRupees } from "@/lib/text/format";

/** Percentages of the height at which the cap may be, lower where more is above it. */
const CAP_HEIGHTS = [
  { capHeight: 70, above: "bottom-[70%]" },
  { capHeight: 55, above: "bottom-[55%]" },
  { capHeight: 40, above: "bottom-[40%]" },
  { capHeight: 25, above: "bottom-[25%]" },
] as const;
const LOWEST_CAP = CAP_HEIGHTS[3];

/** Percentage of the height that the highest stair has at most. */
const HIGHEST = 97;

/** Of the first and the second plan, of their repetition, and of what exceeds the cap. */
const PLAN_FILLS = ["fill-deep", "fill-ink"] as const;
const REPEATED_FILL = "fill-paper";
const REFUSED_FILL = "fill-risk [stroke-dasharray:4_3]";

type PlanTerm = Term<PlanView>;

/** Terms that are drawn and explained together. */
interface Layer {
  terms: readonly PlanTerm[];
  fill: string | undefined;
  text: string;
}

interface CapYearProps {
  year: ReturnType<typeof planYear<PlanView>>;
  cap: number;
  words: PageOf<"services">["planner"]["figure"];
}

/** The height of the cap, at which all fees together are within the drawing. */
function capHeightOf(layers: readonly Layer[], cap: number) {
  const fees = layers.flatMap(({ terms }) => terms.map(({ plan }) => plan.price));
  const all = fees.reduce((sum, fee) => sum + fee, 0);
  return CAP_HEIGHTS.find(({ capHeight }) => (all / cap) * capHeight <= HIGHEST) ?? LOWEST_CAP;
}

/** Step line of what has been paid for the terms, by month. @param scale percent a rupee */
function stairsOf(terms: readonly Term[], scale: number): string {
  const first = Math.min(...terms.map(({ month }) => month));
  const steps = MONTHS.slice(first).map((month) => {
    const begun = terms.filter((term) => term.month <= month);
    const paid = begun.reduce((sum, { plan }) => sum + plan.price, 0);
    return `V${Math.round(1000 - paid * scale * 10) / 10}H${month + 1}`;
  });
  return `M${first} 100${steps.join("")}V100z`;
}

/** A sentence about one term: its plan, fee and first month. */
function sentenceAbout({ plan, month }: PlanTerm, sentence: string): string {
  return fillIn(sentence, { plan: plan.fullName, fee: formatRupees(plan.price), month: month + 1 });
}

/** From the lowest layer to the highest. */
function layersOf({ year, words }: Pick<CapYearProps, "year" | "words">): Layer[] {
  const { kept, repeated, refused, next } = year;
  const layers: Layer[] = kept.map((term, index) => ({
    terms: [term],
    fill: PLAN_FILLS[index],
    text: sentenceAbout(term, words.plan),
  }));
  if (repeated.length > 0) {
    const text = fillIn(words.again, { n: repeated.length });
    layers.push({ terms: repeated, fill: REPEATED_FILL, text });
  }
  for (const term of refused) {
    layers.push({ terms: [term], fill: REFUSED_FILL, text: sentenceAbout(term, words.refused) });
  }
  if (next) {
    layers.push({ terms: [next], fill: REFUSED_FILL, text: sentenceAbout(next, words.further) });
  }
  return layers;
}

/** Each layer includes all layers below it, which are drawn over it. */
function Stairs({ layers, scale }: { layers: readonly Layer[]; scale: number }) {
  const stairs = layers.map(({ fill }, index) => {
    const terms = layers.slice(0, index + 1).flatMap((layer) => layer.terms);
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
        key={index}
        d={stairsOf(terms, scale)}
        className={clsx(fill, "stroke-ink stroke-2")}
      />
    );
  });
  return stairs.reverse();
}

function Legend({ layers }: { layers: readonly Layer[] }) {
  return (
    <ul className="mt-3 grid gap-1 text-small font-semibold">
      {layers.map(({ fill, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
        <li key={index} className="grid grid-cols-[1.25rem_1fr] gap-2">
          <svg aria-hidden="true" viewBox="0 0 20 12" className="mt-1 h-3 w-5">
            <path d="M1 1h18v10H1z" className={clsx(fill, "stroke-ink stroke-2")} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Cumulative fees over twelve months under the cap, with what exceeds it. */
export function CapYear({ year, cap, words }: CapYearProps) {
  const layers = layersOf({ year, words });
  const { capHeight, above } = capHeightOf(layers, cap);
  const capLine = `M0 ${100 - capHeight}H${MONTHS.length}`;
  const monthLines = MONTHS.slice(1).map((month) => `M${month} 0V100`);
  return (
    <div dir="ltr" className="forced-color-adjust-none">
      <div className="relative bg-paper text-ink">
        <Stretched
          viewBox={`0 0 ${MONTHS.length} 100`}
          className="h-50 *:[vector-effect:non-scaling-stroke] lg:h-[26rem]"
        >
          <path d={`${capLine}V100H0z`} className="fill-sheet" />
          <path d={monthLines.join("")} className="stroke-hair" />
          <Stairs layers={layers} scale={capHeight / cap} />
          <path d={capLine} className="stroke-ink stroke-3" />
        </Stretched>
        <p className={clsx("absolute left-2 bg-paper px-1 text-small font-semibold", above)}>
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
      <Legend layers={layers} />
    </div>
  );
}
