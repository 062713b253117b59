import {
  type Sample,
  type SampleMessage,
  SUM_NAMES,
  type SumName,
} from "@/lib/content/schemas/sample";
import { fillIn, formatMoney, formatNumber, formatTenths } from "@/lib/text/format";
import {
  callSums,
  type HedgeNumbers,
  hedgeSums,
  levelsOf,
  mostLeverage,
  sizeOf,
  type TradeNumbers,
  unitsInLot,
} from "./call-trade";

/** A label with the text beside it. */
export interface Row {
  label: string;
  value: string;
}

/** One line of the calculations behind a call. */
export interface Sum extends Row {
  name: SumName;
  note?: string | undefined;
}

function percentOf(amount: number, whole: number): string {
  return formatTenths((amount * 100) / whole);
}

/** A range of prices, or one price. */
function rangeText([from, to]: readonly [number, number], words: Sample["labels"]): string {
  const range = { from: formatNumber(from), to: formatNumber(to) };
  return from === to ? range.from : fillIn(words.range, range);
}

/** What is traded. */
export function instrumentOf({ instrument, numbers }: SampleMessage): string {
  return "strike" in numbers
    ? fillIn(instrument, { strike: formatNumber(numbers.strike) })
    : instrument;
}

/** Prices of a message, in the order of trading them. */
function priceLines(numbers: SampleMessage["numbers"], labels: Sample["labels"]): Row[] {
  const { lines } = labels;
  if (numbers.kind === "hedge") {
    return [{ label: lines.premium, value: rangeText(numbers.premium, labels) }];
  }
  return [
    { label: lines.entry, value: rangeText(numbers.entry, labels) },
    { label: lines.stop, value: formatNumber(numbers.stop) },
    { label: lines.target, value: formatNumber(numbers.target) },
  ];
}

/** The levels and times that a message prints. */
export function linesOf(call: SampleMessage, labels: Sample["labels"]): Row[] {
  const { lines } = labels;
  const rows = [
    ...priceLines(call.numbers, labels),
    { label: lines.validUntil, value: call.validUntil },
    { label: lines.holding, value: call.holding },
  ];
  if (call.expiry) rows.push({ label: lines.expiry, value: call.expiry });
  return rows;
}

/** What the sentences of a message may name. */
function factsOfSentences({ numbers }: SampleMessage): Record<string, string> {
  if (numbers.kind === "hedge") return { covered: formatMoney(hedgeSums(numbers).covered) };
  const leverage = mostLeverage(numbers);
  return {
    percent: formatNumber(numbers.riskPercent),
    leverage: leverage === undefined ? "" : formatNumber(leverage),
  };
}

/** The sentences that a message prints. */
export function sentencesOf(call: SampleMessage): Row[] {
  const facts = factsOfSentences(call);
  return Object.entries(call.words).map(([label, text]) => ({ label, value: fillIn(text, facts) }));
}

type SumTexts = Partial<Record<SumName, Omit<Sum, "name">>>;

/** The number of lots or shares, with what limits it. */
function sizeText(numbers: TradeNumbers, { capital, sumWords: words }: Sample): Omit<Sum, "name"> {
  const { lots, lotsByRisk, governedBy } = sizeOf(numbers, capital);
  const label = fillIn(words.size.label, { capital: formatMoney(capital) });
  const count = formatNumber(lots);
  if (numbers.kind === "shares") return { label, value: fillIn(words.size.shares, { count }) };
  const value = fillIn(lots === 1 ? words.size.lot : words.size.lots, { count });
  const note = governedBy === "leverage" ? words.size.limited : words.size.of;
  const facts = { units: unitsInLot(numbers), byRisk: lotsByRisk, byLeverage: lots };
  return { label, value, note: fillIn(note, facts) };
}

/** The money that a position takes, or brings. */
function amountText(
  numbers: TradeNumbers,
  value: number,
  { capital, sumWords: words }: Sample,
): Omit<Sum, "name"> {
  const share = fillIn(words.share, { percent: percentOf(value, capital) });
  const amount = formatMoney(value);
  if (numbers.kind === "option") {
    const label = numbers.side === "buy" ? words.amount.bought : words.amount.sold;
    return { label, value: amount, note: share };
  }
  if (numbers.kind === "shares") return { label: words.amount.label, value: amount, note: share };
  const times = formatTenths(value / capital);
  return {
    label: words.amount.label,
    value: amount,
    note: fillIn(words.amount.contracts, { times }),
  };
}

function tradeTexts(call: SampleMessage, numbers: TradeNumbers, sample: Sample): SumTexts {
  const { capital, sumWords: words } = sample;
  const { distance } = call;
  const sums = callSums(call, numbers, capital);
  const { entry } = levelsOf(numbers);
  const pointsText = (points: number) => fillIn(distance.unit, { n: formatNumber(points) });
  const gainNote = fillIn(words.gain.note, { times: formatTenths(sums.reward / sums.risk) });
  const isSoldOption = numbers.kind === "option" && numbers.side === "sell";
  const texts: SumTexts = {
    risk: { label: words.risk, value: pointsText(sums.risk), note: distance.of },
    gain: {
      label: words.gain.label,
      value: pointsText(sums.reward),
      note: distance.of ? `${distance.of}, ${gainNote}` : gainNote,
    },
    size: sizeText(numbers, sample),
    amount: amountText(numbers, sums.value, sample),
    stop: {
      label: words.stop,
      value: formatMoney(sums.loss),
      note: fillIn(words.share, { percent: percentOf(sums.loss, capital) }),
    },
  };
  if (isSoldOption) {
    const times = formatTenths(entry / sums.risk);
    texts.ratio = { label: words.ratio.label, value: fillIn(words.ratio.value, { times }) };
  }
  if (sums.past > 0) {
    texts.end = {
      label: words.end.label,
      value: formatMoney(sums.slip),
      note: fillIn(words.end.note, {
        times: formatTenths((sums.risk + sums.past) / sums.risk),
        past: `${pointsText(sums.past)}${numbers.kind === "shares" ? ` ${distance.of}` : ""}`,
      }),
    };
  }
  return texts;
}

function hedgeTexts(numbers: HedgeNumbers, { sumWords: { hedge: words } }: Sample): SumTexts {
  const { covered, cost, worst } = hedgeSums(numbers);
  return {
    covered: { label: words.covered, value: formatMoney(covered) },
    cost: {
      label: words.cost.label,
      value: formatMoney(cost),
      note: fillIn(words.cost.note, { percent: percentOf(cost, covered) }),
    },
    worst: {
      label: words.worst.label,
      value: fillIn(words.worst.value, { points: formatNumber(worst) }),
      note: fillIn(words.worst.note, { percent: percentOf(worst, numbers.level) }),
    },
  };
}

/** The calculations behind a call, for the capital of the examples. */
export function sumsOf(call: SampleMessage, sample: Sample): Sum[] {
  const { numbers } = call;
  const texts =
    numbers.kind === "hedge" ? hedgeTexts(numbers, sample) : tradeTexts(call, numbers, sample);
  const sums: Sum[] = [];
  for (const name of SUM_NAMES) {
    const sum = texts[name];
    if (sum) sums.push({ name, ...sum });
  }
  return sums;
}
