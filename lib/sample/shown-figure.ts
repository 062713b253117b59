import type { Content } from "@/lib/content/content";
import type { FigureOf, HeroFigure } from "@/lib/content/schemas/figures";
import type { Quantity } from "@/lib/content/schemas/figures/quantity";
import type { Levels } from "@/lib/risk/trade";
import { fillIn } from "@/lib/text/format";
import {
  callOf,
  callSums,
  type HedgeNumbers,
  levelsOf,
  openedPast,
  type TradeNumbers,
  unitsInLot,
} from "./call-trade";

type Examples = Pick<Content, "sample" | "sources">;

/** A call of content/sample.yaml as the figure of a trade shows it. */
export interface ShownCall extends Levels {
  name: string | undefined;
  about: string;
  nights: string;
  riskPercent: number;
  /** Units per lot; 1 for shares. */
  lot: number;
  /** Price past the stop-loss at which it was closed. */
  opened: number | undefined;
}

/** An option of content/sample.yaml with the words of its trade. */
export type ShownOption = Omit<FigureOf<"option">["bought"], "call"> & {
  strike: number;
  premium: number;
  /** Premium at which the call is closed with a loss. */
  stop: number;
  lot: number;
};

/** One of the calls taken together, in rupees for the capital of the examples. */
export interface CallTogether {
  label: string;
  /** Gain at the target; undefined without one. */
  sought: number | undefined;
  lost: number;
}

interface ShownFigures {
  call: Omit<FigureOf<"call">, "calls" | "quantities"> & {
    calls: ShownCall[];
    /** Those of capital, lots, stop and gap that visitors can change. */
    quantities: Record<string, Quantity>;
    /** Capital of the examples in rupees. */
    capital: number;
    /** Percent of the price, on the sale of a future. */
    taxPercent: number;
  };
  option: Omit<FigureOf<"option">, "bought" | "sold"> & {
    bought: ShownOption;
    sold: ShownOption;
    /** Percent of the premium, on the sale of an option. */
    taxPercent: number;
  };
  hedge: Omit<FigureOf<"hedge">, "call"> & {
    level: number;
    strike: number;
    premium: number;
    lot: number;
  };
  together: Omit<FigureOf<"together">, "calls"> & { calls: CallTogether[]; capital: number };
}

/** A figure with the numbers of the calls that it names. */
export type ShownFigure<Kind extends HeroFigure["kind"]> = ShownFigures[Kind];

/** @throws Error for a hedge, which has no stop-loss */
function tradeNumbers(examples: Examples, id: string): TradeNumbers {
  const { numbers } = callOf(examples.sample, id);
  if (numbers.kind === "hedge") throw new Error(`expected a call with a stop-loss, got ${id}`);
  return numbers;
}

/** @throws Error for a call that is no hedge */
function hedgeNumbers(examples: Examples, id: string): HedgeNumbers {
  const { numbers } = callOf(examples.sample, id);
  if (numbers.kind !== "hedge") throw new Error(`expected a hedge, got ${id}`);
  return numbers;
}

/** @throws Error for a call that is no option */
function optionNumbers(examples: Examples, id: string) {
  const { numbers } = callOf(examples.sample, id);
  if (numbers.kind !== "option") throw new Error(`expected an option, got ${id}`);
  return numbers;
}

function shownCalls(figure: FigureOf<"call">, examples: Examples): ShownCall[] {
  return figure.calls.map(({ call: id, name, about, nights }) => {
    const numbers = tradeNumbers(examples, id);
    const call = callOf(examples.sample, id);
    return {
      name,
      about,
      nights: fillIn(nights, { holding: call.holding }),
      ...levelsOf(numbers),
      riskPercent: numbers.riskPercent,
      lot: unitsInLot(numbers),
      opened: openedPast(call),
    };
  });
}

/** The quantities that a figure has; that of the stop-loss starts at the call's. */
function callQuantities(
  { capital, lots, stop, gap }: FigureOf<"call">["quantities"],
  startOfStop: number,
): Record<string, Quantity> {
  const quantities: Record<string, Quantity> = {};
  if (capital) quantities.capital = capital;
  if (lots) quantities.lots = lots;
  if (stop) quantities.stop = { ...stop, start: startOfStop };
  if (gap) quantities.gap = gap;
  return quantities;
}

function shownCall(figure: FigureOf<"call">, examples: Examples): ShownFigure<"call"> {
  const calls = shownCalls(figure, examples);
  return {
    ...figure,
    calls,
    quantities: callQuantities(figure.quantities, calls[0]?.stop ?? 0),
    capital: examples.sample.capital,
    taxPercent: examples.sources.stt.futures,
  };
}

function shownOption(
  { call, ...words }: FigureOf<"option">["bought"],
  examples: Examples,
): ShownOption {
  const numbers = optionNumbers(examples, call);
  const { strike, stop, lot } = numbers;
  return { ...words, strike, stop, lot, premium: levelsOf(numbers).entry };
}

function shownHedge({ call, ...figure }: FigureOf<"hedge">, examples: Examples) {
  const { level, strike, premium, lot } = hedgeNumbers(examples, call);
  return { ...figure, level, strike, premium: premium[1], lot };
}

/** A bought option or a hedge may lose its whole premium. */
function callTogether(
  { label, call: id }: FigureOf<"together">["calls"][number],
  { sample }: Examples,
): CallTogether {
  const call = callOf(sample, id);
  const { numbers } = call;
  if (numbers.kind === "hedge") {
    return { label, sought: undefined, lost: numbers.premium[1] * numbers.lot };
  }
  const { gain, loss, value } = callSums(call, numbers, sample.capital);
  const isPremiumAtRisk = numbers.kind === "option" && numbers.side === "buy";
  return { label, sought: gain, lost: isPremiumAtRisk ? value : loss };
}

/** The figure of a hero with the numbers of its calls. */
export function shownFigure(figure: HeroFigure, examples: Examples) {
  switch (figure.kind) {
    case "call":
      return shownCall(figure, examples);
    case "option":
      return {
        ...figure,
        bought: shownOption(figure.bought, examples),
        sold: shownOption(figure.sold, examples),
        taxPercent: examples.sources.stt.options,
      };
    case "hedge":
      return shownHedge(figure, examples);
    case "together":
      return {
        ...figure,
        calls: figure.calls.map((call) => callTogether(call, examples)),
        capital: examples.sample.capital,
      };
  }
}
