import { stopDistance } from "@/lib/risk/leverage";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { axisRange, strip } from "./geometry/frame";
import { between, formatNumber, formatRange, type Label, tickLabels } from "./geometry/labels";
import { leverageAxis, onePerCentMove } from "./geometry/leverage-bands";
import { type Box, boxPath, linearScale, rulerPath, ticks, vLine } from "./geometry/scale";

const HEIGHT = 274;
/** Units on the capital bar: one unit is one per cent. */
const CAPITAL = 100;

type Props = FigureProps<"leverage-bands">;
type Move = ReturnType<typeof onePerCentMove>;

/**
 * Two leverage ranges on one axis; below them the effect of a move of 1% at one leverage, and the
 * risk of one trade as a part of the capital.
 */
export function LeverageBands({ figure, words, start, compact = false }: Props) {
  const { riskPercent, example } = figure;
  const range = axisRange(compact);
  const [least, most] = leverageAxis(start ?? figure);
  const leverageX = linearScale([least, most], range);
  const values = ticks(least, most, Math.min(8, most - least + 1));
  const capitalX = linearScale([0, CAPITAL], range);
  const thickness = compact ? 18 : 14;
  const bands = [
    { name: words.intraday, leverage: figure.intraday, top: compact ? 12 : 38 },
    { name: words.positional, leverage: figure.positional, top: compact ? 40 : 80 },
  ].map(({ name, leverage, top }) => {
    const [left, right] = leverage.map(leverageX) as [number, number];
    const label = { text: `${name} ${formatRange(leverage)}×`, y: top - 7, strong: true };
    const change = fillIn(words.move, { range: formatRange(leverage) });
    return {
      labels: [label, { text: change, x: range[1], y: top - 7, anchor: "end" }] satisfies Label[],
      ruler: strip(range, top, thickness),
      bar: strip([left, right], top, thickness),
      sentence: fillIn(words.band, { name, leverage: between(leverage, words.between) }),
    };
  });
  const moveStrip = strip(range, 145, thickness);
  const move = onePerCentMove(example, most, moveStrip);
  const capital = strip(range, compact ? 88 : 230, thickness);
  const [riskFrom, riskTo] = riskPercent.map(capitalX) as [number, number];
  const facts = {
    leverage: formatNumber(example.leverage),
    risk: formatNumber(example.riskPercent),
    stop: formatNumber(stopDistance(example.riskPercent, example.leverage)),
    units: String(CAPITAL),
    range: formatRange(riskPercent),
  };
  const multiples = values.map((value) => ({
    text: `${formatNumber(value)}×`,
    x: leverageX(value),
  }));
  const end = { x: range[1], anchor: "end" } as const;
  const [moveY, footY] = [moveStrip.bottom + 17, capital.bottom + 17];
  const filled = (key: "example" | "fall" | "rise" | "stop" | "risked" | "capital") =>
    fillIn(words[key], facts);

  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        ...facts,
        bands: bands.map(({ sentence }) => sentence).join(" "),
        risked: between(riskPercent, words.between),
      })}
      height={HEIGHT}
      labels={[
        { text: words.axis, y: 11, tone: "muted" },
        ...bands.flatMap(({ labels }) => labels),
        ...tickLabels(multiples, 110),
        { text: filled("example"), y: 138, strong: true },
        { text: filled("fall"), y: moveY, strong: true, tone: "ochre" },
        { ...end, text: filled("rise"), y: moveY, strong: true, tone: "brand" },
        { text: filled("stop"), y: moveStrip.bottom + 33 },
        { text: filled("risked"), y: capital.top - 7, strong: true, tone: "ochre" },
        { text: "0", y: footY, tone: "muted" },
        { ...end, text: filled("capital"), y: footY, tone: "muted" },
      ]}
    >
      <Hairlines
        className="fill-none stroke-ink/15"
        d={bands.map(({ ruler }) => rulerPath(ruler, values.map(leverageX)))}
      />
      <path className="fill-brand" d={bands.map(({ bar }) => boxPath(bar)).join("")} />
      <Hairlines
        className="fill-paper stroke-ink/15"
        d={rulerPath(capital, ticks(0, CAPITAL, 11).map(capitalX))}
      />
      <path className="fill-ochre" d={boxPath({ ...capital, right: riskFrom })} />
      <path
        className="fill-ochre/15 stroke-ochre"
        d={boxPath({ ...capital, left: riskFrom, right: riskTo })}
      />
      {!compact && <MoveOfOnePerCent move={move} box={moveStrip} />}
    </FigureSvg>
  );
}

/** The rise and the fall from the middle of a strip; the fall beyond the risk is pale. */
function MoveOfOnePerCent({ move, box }: { move: Move; box: Box }) {
  return (
    <>
      <Hairlines className="fill-none stroke-ink/15" d={boxPath(box)} />
      <path className="fill-brand" d={boxPath(move.rise)} />
      <path className="fill-ochre" d={boxPath(move.planned)} />
      {move.beyond && <path className="fill-ochre/15 stroke-ochre" d={boxPath(move.beyond)} />}
      <Hairlines className="stroke-ink" d={vLine(move.zeroX, box.top - 3, box.bottom + 3)} />
    </>
  );
}
