"use client";

import { Stretched } from "@/components/ui/icons";
import { saleTax, sharesWithin, tradeSums } from "@/lib/risk/trade";
import type { ShownCall, ShownFigure } from "@/lib/sample/shown-figure";
import {
  fillIn,
  formatEach,
  formatMoney,
  formatNumber,
  formatPrice,
  formatTenths,
} from "@/lib/text/format";
import { AboutLine } from "./about-line";
import { Choice, useChoice } from "./choice";
import { Controls, type FigureProps } from "./controls";
import { Ladder } from "./ladder";
import { useNumbers } from "./numbers";

type Values = Partial<Record<string, number>>;

/** Units of the chosen lots or, without a choice of lots, the shares that the capital allows. */
function unitsOf(call: ShownCall, { lots, capital = 0 }: Values): number {
  if (lots !== undefined) return lots * call.lot;
  return sharesWithin(capital, call.riskPercent, call);
}

/** The shown call with the visitor's numbers. */
function tradeOf(call: ShownCall, values: Values) {
  const { stop = call.stop, gap } = values;
  const levels = { ...call, stop };
  const units = unitsOf(levels, values);
  const opened = gap === undefined ? call.opened : call.entry * (1 - gap / 100);
  return { ...levels, units, opened };
}

/** The tax on the sale of a future, where the figure has words for it. */
function taxLine(
  { words, taxPercent }: ShownFigure<"call">,
  { units, target, stop }: ReturnType<typeof tradeOf>,
): string | undefined {
  const { tax } = words;
  if (tax === undefined) return undefined;
  return fillIn(tax, {
    percent: formatNumber(taxPercent),
    atTarget: formatMoney(saleTax(units, target, taxPercent)),
    atStop: formatMoney(saleTax(units, stop, taxPercent)),
  });
}

/** Opening hours as bars on one scale. */
function Hours({ heading, rows }: NonNullable<ShownFigure<"call">["hours"]>) {
  const longest = Math.max(...rows.map((row) => row.hours));
  return (
    <div className="bg-sheet px-edge py-3 text-small lg:px-8">
      <p className="font-semibold">{heading}</p>
      <ul dir="ltr" className="mt-1 grid gap-y-1.5">
        {rows.map((row) => (
          <li key={row.label}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{row.label}</span>
              <span>{row.until}</span>
            </p>
            <Stretched viewBox={`0 0 ${longest} 1`} className="h-2 bg-deep">
              <rect width={row.hours} height="1" className="fill-ink" />
            </Stretched>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A call of the examples, for the visitor's numbers. */
export function CallFigure(figure: FigureProps<"call">) {
  const { calls, quantities, words, moving, invented, hours } = figure;
  const numbers = useNumbers(quantities);
  const { chosen, onChoose } = useChoice();
  const call = calls[chosen] ?? calls[0];
  if (!call) return null;

  const trade = tradeOf(call, numbers.values);
  const sums = tradeSums(trade);
  const { capital = figure.capital, lots } = numbers.values;
  const { entry, stop, target, opened = stop } = trade;
  const isPast = sums.past > 0;
  const facts = {
    ...formatEach({ ...sums, capital }, formatMoney),
    ...formatEach({ entry, stop, target, opened }, formatPrice),
    count: formatNumber(lots ?? trade.units),
    units: formatNumber(call.lot),
    percent: formatTenths((sums.loss * 100) / capital),
    times: formatTenths(sums.value / capital),
  };
  const result = fillIn(isPast ? words.result : (words.resultWithoutJump ?? words.result), facts);
  const about = (
    <AboutLine invented={invented} text={fillIn(call.about, facts)}>
      {words.choice && (
        <Choice
          legend={words.choice}
          labels={calls.map(({ name = "" }) => name)}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </AboutLine>
  );
  const tax = taxLine(figure, trade);
  return (
    <>
      <Ladder
        target={sums.reward / sums.risk}
        past={sums.past / sums.risk}
        gain={{ label: fillIn(words.gain, facts), amount: facts.gain }}
        entry={fillIn(words.entry, facts)}
        loss={{ label: fillIn(words.loss, facts), amount: facts.loss }}
        slip={isPast ? fillIn(words.slip, facts) : words.jump}
        about={about}
      >
        {hours && <Hours {...hours} />}
      </Ladder>
      <Controls numbers={numbers} moving={moving} result={result}>
        <p className="mb-2">{call.nights}</p>
        {tax && <p className="mb-2">{tax}</p>}
      </Controls>
    </>
  );
}
