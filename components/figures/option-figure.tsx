"use client";

import { boughtCall, soldPut } from "@/lib/risk/option-payoff";
import { saleTax } from "@/lib/risk/trade";
import type { ShownOption } from "@/lib/sample/shown-figure";
import { fillIn, formatMoney, formatNumber } from "@/lib/text/format";
import { AboutLine } from "./about-line";
import { Choice, useChoice } from "./choice";
import { Controls, type FigureProps } from "./controls";
import { useNumbers } from "./numbers";
import { PayOff } from "./pay-off";

/** Both trades in the order of the switch; more readers know the first, whose loss is its premium. */
const SIDES = ["bought", "sold"] as const;

interface SizedOption extends Pick<ShownOption, "lot" | "strike" | "premium" | "stop"> {
  lots: number;
}

function payOffOf(side: (typeof SIDES)[number], { strike, premium }: SizedOption) {
  return side === "sold" ? soldPut(strike, premium) : boughtCall(strike, premium);
}

/** Words for the option's size and its limits. */
function factsOf(option: ReturnType<typeof payOffOf>, trade: SizedOption, taxPercent: number) {
  const { lot, lots, strike, premium, stop } = trade;
  const units = lot * lots;
  return {
    lots: formatNumber(lots),
    units: formatNumber(lot),
    strike: formatNumber(strike),
    premium: formatNumber(premium),
    even: formatNumber(option.breakEven),
    most: formatMoney(premium * units),
    worst: formatMoney(option.mostLost * units),
    stop: formatNumber(stop),
    atStop: formatMoney(Math.abs(premium - stop) * units),
    percent: formatNumber(taxPercent),
    tax: formatMoney(saleTax(units, premium, taxPercent)),
  };
}

/** Where the index gives no gain or no loss, the label of that field is for the axis' end. */
export function OptionFigure(figure: FigureProps<"option">) {
  const { quantities, words, moving, invented, taxPercent } = figure;
  const { bought, sold } = figure;
  const numbers = useNumbers({ bought: bought.index, sold: sold.index, ...quantities });
  const { chosen, onChoose } = useChoice();
  const side = SIDES[chosen] ?? "bought";
  const { [side]: index, lots } = numbers.values;
  const trade = { ...figure[side], lots };
  const option = payOffOf(side, trade);
  const axis = { from: trade.index.least, to: trade.index.most };

  const profit = option.profitAt(index);
  const gainAt = profit > 0 ? index : axis.to;
  const lossAt = profit < 0 ? index : axis.from;
  const rupeesAt = (at: number) => formatMoney(Math.abs(option.profitAt(at)) * trade.lot * lots);
  const labelAt = (label: string, at: number) => fillIn(label, { index: formatNumber(at) });
  const facts = factsOf(option, trade, taxPercent);
  const result = fillIn(profit < 0 ? words.lost : words.gained, {
    trade: trade.name,
    index: formatNumber(index),
    amount: rupeesAt(index),
  });
  return (
    <>
      <PayOff
        axis={axis}
        profitAt={option.profitAt}
        strike={trade.strike}
        index={index}
        gain={{ label: labelAt(words.gain, gainAt), amount: rupeesAt(gainAt) }}
        loss={{ label: labelAt(words.loss, lossAt), amount: rupeesAt(lossAt) }}
        axisLabels={[formatNumber(axis.from), words.axis, formatNumber(axis.to)]}
        about={
          <AboutLine invented={invented} text={fillIn(trade.about, facts)}>
            <Choice
              legend={words.choice}
              labels={SIDES.map((name) => figure[name].name)}
              chosen={chosen}
              onChoose={onChoose}
            />
          </AboutLine>
        }
      />
      <Controls
        numbers={numbers}
        moving={moving}
        result={result}
        hidden={side === "sold" ? "bought" : "sold"}
      >
        <p className="mb-2">{fillIn(trade.limits, facts)}</p>
      </Controls>
    </>
  );
}
