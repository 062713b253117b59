import { positionSize } from "@/lib/risk/position-size";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { axisRange, strip } from "./geometry/frame";
import { formatMoney, formatNumber } from "./geometry/labels";
import { positionSizeGeometry } from "./geometry/position-size";
import { boxPath, vLine } from "./geometry/scale";

const HEIGHT = 144;

/** The risk of one trade, the lots that fit into it, and their loss and gain. */
export function PositionSize({ figure, words, compact = false }: FigureProps<"position-size">) {
  const { entry, stop, lotSize, reward } = figure;
  const size = positionSize(figure);
  const range = axisRange(compact);
  const thickness = compact ? 24 : 14;
  const above = strip(range, compact ? 24 : 19, thickness);
  const below = strip(range, compact ? 72 : 105, thickness);
  const drawn = positionSizeGeometry(size, reward, above, below);
  const lost = drawn.shown * size.lotLoss;
  const [one, many] = lotSize > 1 ? [words.lot, words.lots] : [words.share, words.shares];
  const count = fillIn(drawn.shown === 1 ? one : many, { n: formatNumber(drawn.shown) });
  const facts = {
    count,
    units: lotSize > 1 ? fillIn(words.ofLot, { count, lotSize: formatNumber(lotSize) }) : count,
    entry: formatNumber(entry),
    stop: formatNumber(stop),
    target: formatNumber(entry + reward * (entry - stop)),
    loss: formatMoney(-lost),
    gain: `+${formatMoney(reward * lost)}`,
  };
  const budget = fillIn(words.budget, {
    percent: formatNumber(figure.riskPercent),
    capital: formatMoney(figure.capital),
    budget: formatMoney(size.budget),
  });
  const fits = size.lots > 0;
  const tooMuch = size.governedBy === "risk" ? words.aboveRisk : words.aboveLimit;
  const verdict = fillIn(fits ? words.size : tooMuch, {
    count,
    loss: formatMoney(lost),
    value: formatMoney(size.lotValue),
  });
  const description = fillIn(words.description, { ...facts, budget, size: verdict });
  const right = { x: range[1], anchor: "end" } as const;
  const [atTarget, atStop] = [fillIn(words.target, facts), fillIn(words.stop, facts)];
  return (
    <FigureSvg
      compact={compact}
      description={description}
      height={HEIGHT}
      labels={[
        { text: budget, y: 12 },
        { text: verdict, y: above.bottom + 17, strong: true, tone: fits ? undefined : "ochre" },
        { text: fillIn(words.entry, facts), y: 79, tone: "muted" },
        { ...right, text: atTarget, y: below.top - 8, strong: true, tone: "brand" },
        { text: atStop, y: below.bottom + 18, strong: true, tone: "ochre" },
      ]}
    >
      <Hairlines className="fill-paper stroke-ink/15" d={boxPath(drawn.budget)} />
      <path
        className={fits ? "fill-ochre" : "fill-ochre/15 stroke-ochre"}
        d={boxPath(drawn.lost)}
      />
      <Hairlines
        className="stroke-pink"
        d={drawn.dividers.map((x) => vLine(x, above.top, above.bottom))}
      />
      {!fits && (
        <Hairlines
          className="stroke-ink"
          d={vLine(drawn.budget.right, above.top - 3, above.bottom + 3)}
        />
      )}
      <path className="fill-ochre" d={boxPath(drawn.atStop)} />
      <path className="fill-brand" d={boxPath(drawn.atTarget)} />
      <Hairlines className="stroke-ink" d={vLine(drawn.entryX, below.top - 3, below.bottom + 3)} />
    </FigureSvg>
  );
}
