import clsx from "clsx";
import {
  type PaidByMonth,
  type PlannedYear,
  refusedTerms,
  STRIP_MONTHS,
  yearLayers,
} from "@/lib/fees/plan-year";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";
import { MONTHS, type PlannerPlan, type PlannerState, type PlannerWords } from "./planner-state";

/** Height of the cap in hundredths of the picture; the rest is room for what does not fit. */
const CAP_HEIGHT = 70;
/** Looks of the plans in their order, and of what does not fit. */
const LOOKS = ["fill-deep", "fill-ink", "fill-paper", "fill-soft"] as const;
const REFUSED = "fill-risk [stroke-dasharray:4_3]";

/** A plan's name in the figure and the table: "Futures Trading, Premium, 6 Months, 2 times". */
export function choiceName(
  { plan, times }: Pick<PlannedYear<PlannerPlan>, "plan" | "times">,
  words: PlannerWords["table"],
) {
  const name = `${plan.service}, ${plan.name}`;
  return times > 1 ? fillIn(words.times, { plan: name, times }) : name;
}

/** The outline of a layer: up its months, and back below them. */
function stairsOf(layer: PaidByMonth[], cap: number): string {
  const y = (fees: number) => Math.round(1000 - (fees / cap) * CAP_HEIGHT * 10) / 10;
  const up = layer.map(({ month, to }) => `V${y(to)}H${month + 1}`);
  const back = [...layer].reverse().map(({ month, from }) => `V${y(from)}H${month}`);
  return layer.length > 0
    ? `M${layer[0]?.month} ${y(layer[0]?.from ?? 0)}${up.join("")}${back.join("")}z`
    : "";
}

interface CapYearProps {
  state: PlannerState;
  words: Pick<PlannerWords, "figure" | "table">;
}

/** Twelve months under the cap: what is paid for each plan stays paid, and what does not fit. */
export function CapYear({ state, words }: CapYearProps) {
  const { year, cap, isOutsideCap } = state;
  const { figure } = words;
  const layers = yearLayers(year.rows);
  const lines = MONTHS.slice(1).map((month) => `M${month} 0V100`);
  const line = `M0 ${100 - CAP_HEIGHT}H${STRIP_MONTHS}`;
  const legend = [
    ...year.rows.map(({ plan, start, times, fee }, index) => ({
      look: LOOKS[index],
      text: fillIn(figure.plan, {
        plan: choiceName({ plan, times }, words.table),
        fee: formatRupees(fee),
        month: start + 1,
      }),
    })),
    ...refusedTerms(year.rows)
      .slice(0, 1)
      .map(({ plan, month, isFurther }) => ({
        look: REFUSED,
        text: fillIn(isFurther ? figure.further : figure.refused, {
          plan: choiceName({ plan, times: 1 }, words.table),
          month: month + 1,
        }),
      })),
  ];
  return (
    <div className="forced-color-adjust-none">
      <div className="relative bg-paper text-ink">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${STRIP_MONTHS} 100`}
          preserveAspectRatio="none"
          className="h-50 w-full *:[vector-effect:non-scaling-stroke] lg:h-[26rem]"
        >
          <path d={`${line}V100H0z`} className="fill-sheet" />
          <path d={lines.join("")} className="stroke-hair" />
          {layers.plans.map((layer, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the same plan may be chosen twice
              key={index}
              d={stairsOf(layer, cap)}
              className={clsx(LOOKS[index], "stroke-ink stroke-2")}
            />
          ))}
          <path
            d={stairsOf(layers.refused, cap)}
            className={clsx(REFUSED, "stroke-ink stroke-2")}
          />
          {!isOutsideCap && <path d={line} className="stroke-ink stroke-3" />}
        </svg>
        {!isOutsideCap && (
          <p className="absolute bottom-[70%] left-2 bg-paper px-1 text-small font-semibold">
            {fillIn(figure.cap, { cap: formatRupees(cap) })}
          </p>
        )}
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
        {legend.map(({ look, text }) => (
          <li key={text} className="grid grid-cols-[1.25rem_1fr] gap-2">
            <svg aria-hidden="true" viewBox="0 0 20 12" className="mt-1 h-3 w-5">
              <rect
                x={1}
                y={1}
                width={18}
                height={10}
                className={clsx(look, "stroke-ink stroke-2")}
              />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
