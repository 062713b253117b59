import type { Figure } from "@/lib/content/schemas/figure";
import { stopDistances } from "@/lib/risk/leverage";
import { fillIn } from "@/lib/text/fill-in";
import { formatRange } from "./geometry/labels";

/** A figure's caption; that of leverage names its ranges, and the stops that follow from them. */
export function captionOf(figure: Figure): string {
  if (figure.kind !== "leverage-bands") return figure.caption;
  const { caption, intraday, positional, riskPercent } = figure;
  return fillIn(caption, {
    intraday: formatRange(intraday),
    positional: formatRange(positional),
    risk: formatRange(riskPercent),
    intradayStop: formatRange(stopDistances(riskPercent, intraday)),
    positionalStop: formatRange(stopDistances(riskPercent, positional)),
  });
}
