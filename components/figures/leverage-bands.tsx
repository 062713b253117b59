import type { FigureOf } from "@/lib/content/schemas/figure";
import { changeOfCapital, stopDistance } from "@/lib/risk/leverage";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { between, formatNumber, formatNumbers, formatRange } from "./geometry/formats";
import type { Label } from "./geometry/labels";
import { boxPath, rulerPath, vLine } from "./geometry/paths";
import { axisRange, linearScale, strip, ticks } from "./geometry/scale";

const HEIGHT = 274;
/** Units on the capital bar: one unit is one per cent. */
const CAPITAL = 100;

/** Ends of the axis: from 1 to 5 times, further where a range or the example needs it. */
export function leverageAxis(figure: FigureOf<"leverage-bands">): [number, number] {
  const { intraday, positional, example } = figure;
  const all = [...intraday, ...positional, example.leverage];
  return [Math.min(1, Math.floor(Math.min(...all))), Math.max(5, Math.ceil(Math.max(...all)))];
}

/** The example's numbers for the figure's sentences. */
export function leverageFacts({ example }: FigureOf<"leverage-bands">) {
  const { leverage, riskPercent: risk } = example;
  const [change, stop] = [changeOfCapital(leverage, 1), stopDistance(risk, leverage)];
  return formatNumbers({ leverage, change, risk, stop });
}

/**
 * Two leverage ranges on one axis; below them the effect of a move of 1% at one leverage, and the
 * risk of one trade as a part of the capital.
 */
export function LeverageBands(props: FigureProps<"leverage-bands">) {
  const { figure, words, start = figure, compact = false } = props;
  const { riskPercent, example } = figure;
  const range = axisRange(compact);
  const thickness = compact ? 18 : 14;
  const [least, most] = leverageAxis(start);
  const leverageX = linearScale([least, most], range);
  const values = ticks(least, most, Math.min(8, most - least + 1));
  const bands = [
    { name: words.intraday, leverage: figure.intraday, top: compact ? 12 : 38 },
    { name: words.positional, leverage: figure.positional, top: compact ? 40 : 80 },
  ].map(({ name, leverage: [from, to], leverage, top }) => {
    const text = `${name} ${formatRange(leverage)}×`;
    const move = fillIn(words.move, { range: formatRange(leverage) });
    const labels: Label[] = [
      { text, y: top - 7, strong: true },
      { text: move, x: range[1], y: top - 7, anchor: "end" },
    ];
    return {
      labels,
      ruler: strip(range, top, thickness),
      bar: strip([leverageX(from), leverageX(to)], top, thickness),
      sentence: fillIn(words.band, { name, leverage: between(leverage, words.between) }),
    };
  });

  // From the middle of the strip to the right the rise, to the left the fall.
  const move = strip(range, 145, thickness);
  const moveX = linearScale([-most, most], range);
  const movePart = (from: number, to: number) =>
    boxPath({ ...move, left: moveX(from), right: moveX(to) });
  const change = changeOfCapital(example.leverage, 1);
  const planned = Math.min(change, example.riskPercent);

  const capital = strip(range, compact ? 88 : 230, thickness);
  const capitalX = linearScale([0, CAPITAL], range);
  const capitalPart = (from: number, to: number) =>
    boxPath({ ...capital, left: capitalX(from), right: capitalX(to) });
  const tenths = ticks(0, CAPITAL, 11).map(capitalX);

  const facts = { ...leverageFacts(figure), units: CAPITAL, range: formatRange(riskPercent) };
  const filled = (key: "example" | "fall" | "rise" | "stop" | "risked" | "capital") =>
    fillIn(words[key], facts);
  const end = { x: range[1], anchor: "end" } as const;
  const [moveY, footY] = [move.bottom + 17, capital.bottom + 17];
  const tick = { y: 110, anchor: "middle", tone: "muted" } as const;
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
        ...values.map((at) => ({ ...tick, text: `${formatNumber(at)}×`, x: leverageX(at) })),
        { text: filled("example"), y: 138, strong: true },
        { text: filled("fall"), y: moveY, strong: true, tone: "ochre" },
        { ...end, text: filled("rise"), y: moveY, strong: true, tone: "brand" },
        { text: filled("stop"), y: move.bottom + 33 },
        { text: filled("risked"), y: capital.top - 7, strong: true, tone: "ochre" },
        { text: "0", y: footY, tone: "muted" },
        { ...end, text: filled("capital"), y: footY, tone: "muted" },
      ]}
    >
      <Hairlines
        className="fill-none stroke-ink/15"
        d={bands.map(({ ruler }) => rulerPath(ruler, values.map(leverageX)))}
      />
      <path className="fill-brand" d={boxPath(...bands.map(({ bar }) => bar))} />
      <Hairlines className="fill-paper stroke-ink/15" d={rulerPath(capital, tenths)} />
      <path className="fill-ochre" d={capitalPart(0, riskPercent[0])} />
      <path className="fill-ochre/15 stroke-ochre" d={capitalPart(...riskPercent)} />
      {!compact && (
        <>
          <Hairlines className="fill-none stroke-ink/15" d={boxPath(move)} />
          <path className="fill-brand" d={movePart(0, change)} />
          <path className="fill-ochre" d={movePart(-planned, 0)} />
          {/* What the fall takes beyond the risk. */}
          {change > planned && (
            <path className="fill-ochre/15 stroke-ochre" d={movePart(-change, -planned)} />
          )}
          <Hairlines className="stroke-ink" d={vLine(moveX(0), move.top - 3, move.bottom + 3)} />
        </>
      )}
    </FigureSvg>
  );
}
