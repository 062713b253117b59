import { positionSize } from "@/lib/risk/position-size";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { formatMoney, formatNumber, formatNumbers } from "./geometry/formats";
import { boxPath, vLine } from "./geometry/paths";
import { axisRange, linearScale, strip } from "./geometry/scale";

const HEIGHT = 144;
/** With more lots their edges would merge. */
const MOST_DIVIDED = 24;

/**
 * A trade's size in two strips: above, the lots within what may be lost; below, their loss at the
 * stop and their gain at the target, in proportion.
 */
export function PositionSize({ figure, words, compact = false }: FigureProps<"position-size">) {
  const { entry, stop, lotSize, reward } = figure;
  const { lots, lotLoss, lotValue, budget, governedBy } = positionSize(figure);
  const fits = lots > 0;
  // If no lot fits, one is shown: its loss is the reason to skip the trade.
  const shown = Math.max(1, lots);
  const lost = shown * lotLoss;

  const range = axisRange(compact);
  const thickness = compact ? 24 : 14;
  const above = strip(range, compact ? 24 : 19, thickness);
  const below = strip(range, compact ? 72 : 105, thickness);
  const x = linearScale([0, Math.max(budget, lost)], range);
  const entryX = linearScale([0, 1 + reward], range)(1);
  const parts = shown <= MOST_DIVIDED ? shown : 1;
  const dividers = Array.from({ length: parts - 1 }, (_, i) => x(((i + 1) * lost) / parts));

  const [one, many] = lotSize > 1 ? [words.lot, words.lots] : [words.share, words.shares];
  const count = fillIn(shown === 1 ? one : many, { n: formatNumber(shown) });
  const facts = {
    count,
    units: lotSize > 1 ? fillIn(words.ofLot, { count, lotSize: formatNumber(lotSize) }) : count,
    ...formatNumbers({ entry, stop, target: entry + reward * (entry - stop) }),
    loss: formatMoney(-lost),
    gain: `+${formatMoney(reward * lost)}`,
  };
  const risk = fillIn(words.budget, {
    percent: formatNumber(figure.riskPercent),
    capital: formatMoney(figure.capital),
    budget: formatMoney(budget),
  });
  const tooMuch = governedBy === "risk" ? words.aboveRisk : words.aboveLimit;
  const amounts = { count, loss: formatMoney(lost), value: formatMoney(lotValue) };
  const verdict = fillIn(fits ? words.size : tooMuch, amounts);
  const right = { x: range[1], anchor: "end" } as const;
  const [atTarget, atStop] = [fillIn(words.target, facts), fillIn(words.stop, facts)];
  const mark = (at: number, { top, bottom } = above) => vLine(at, top - 3, bottom + 3);
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, { ...facts, budget: risk, size: verdict })}
      height={HEIGHT}
      labels={[
        { text: risk, y: 12 },
        { text: verdict, y: above.bottom + 17, strong: true, tone: fits ? undefined : "ochre" },
        { text: fillIn(words.entry, facts), y: 79, tone: "muted" },
        { ...right, text: atTarget, y: below.top - 8, strong: true, tone: "brand" },
        { text: atStop, y: below.bottom + 18, strong: true, tone: "ochre" },
      ]}
    >
      <Hairlines className="fill-paper stroke-ink/15" d={boxPath({ ...above, right: x(budget) })} />
      <path
        className={fits ? "fill-ochre" : "fill-ochre/15 stroke-ochre"}
        d={boxPath({ ...above, right: x(lost) })}
      />
      <Hairlines
        className="stroke-pink"
        d={dividers.map((at) => vLine(at, above.top, above.bottom))}
      />
      {!fits && <Hairlines className="stroke-ink" d={mark(x(budget))} />}
      <path className="fill-ochre" d={boxPath({ ...below, right: entryX })} />
      <path className="fill-brand" d={boxPath({ ...below, left: entryX })} />
      <Hairlines className="stroke-ink" d={mark(entryX, below)} />
    </FigureSvg>
  );
}
