import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { SampleMessage, SamplePage } from "@/lib/content/schemas/sample";
import { formatDecimal } from "@/lib/text/format";

/** What is wrong at a key of a message; the text follows "expected ". */
type Finding = [key: string, message: string];
type Numbers = SampleMessage["numbers"];
type Levels = Exclude<Numbers, { kind: "hedge" }>;
type Hedge = Extract<Numbers, { kind: "hedge" }>;

/** What the firm holds futures calls to (docs/requirements.md R10.3). */
const FUTURES = {
  rewardRisk: 3,
  percent: [1, 2],
  leverage: { positional: 3, intraday: 5 },
} as const;
/** What the firm holds option strategies to (docs/requirements.md R10.4). */
const OPTION = { percent: [1, 3], premiumToRisk: 1.5 } as const;

/** A division that is exact on paper must not fall below its result. */
const whole = (quotient: number) => Math.floor(quotient + 1e-9);
/** To one decimal, as the page writes ratios. */
const tenth = (ratio: number) => Math.round(ratio * 10) / 10;
/** A percentage. */
const share = (amount: number, capital: number) => tenth((amount * 100) / capital);

/** Sizes and amounts of a call; prices per unit, money in rupees. */
function sizes(call: Levels, capital: number) {
  const worst = call.entry[call.side === "buy" ? 1 : 0];
  const risk = Math.abs(worst - call.stop);
  const units = call.kind === "shares" ? 1 : call.lot;
  // A bought option may expire worthless: its whole premium is at risk.
  const atRisk = call.kind === "option" && call.side === "buy" ? worst : risk;
  const byRisk = whole((capital * call.riskPercent) / 100 / (atRisk * units));
  const term = call.kind === "futures" ? call.term : undefined;
  const leverage = call.kind === "shares" ? 1 : term && FUTURES.leverage[term];
  const byLeverage = leverage ? whole((capital * leverage) / (worst * units)) : byRisk;
  return {
    worst,
    risk,
    units,
    leverage,
    byRisk,
    byLeverage,
    reward: Math.abs(call.target - worst),
  };
}

/** Every number that the sums of a call must print. */
function callSums(call: Levels, end: SampleMessage["end"], capital: number): number[] {
  const { worst, risk, reward, units, byRisk, byLeverage } = sizes(call, capital);
  const count = Math.min(byRisk, byLeverage);
  const value = worst * units * count;
  const atStop = risk * units * count;
  const past = ((end.price ?? call.stop) - call.stop) * (call.side === "buy" ? -1 : 1);
  return [
    ...[risk, reward, tenth(reward / risk), capital, count],
    ...(call.kind === "shares" ? [] : [units]),
    ...(call.kind === "futures" && byLeverage < byRisk ? [byRisk, byLeverage] : []),
    ...(call.kind === "option" && call.side === "sell" ? [tenth(worst / risk)] : []),
    ...[value, call.kind === "futures" ? tenth(value / capital) : share(value, capital)],
    ...[atStop, share(atStop, capital)],
    ...(end.outcome === "stop" && past > 0 ? [past, tenth((risk + past) / risk)] : []),
  ];
}

function hedgeSums({ level, strike, premium, lot }: Hedge): number[] {
  const covered = level * lot;
  const cost = premium[1] * lot;
  const floor = level - strike + premium[1];
  return [covered, cost, share(cost, covered), floor, share(floor, level)];
}

/** Every number that the facts of the note must print; the company's value is in crore rupees. */
function noteFacts(note: SamplePage["note"], capital: number): number[] {
  const [lowest, highest] = note.entry;
  const value = highest * note.shares;
  const count = whole((capital * note.mostPercent) / 100 / highest);
  const amount = count * highest;
  return [
    ...[lowest, highest, Math.round(value), tenth(value / (note.accounts.at(-1)?.profit ?? 0))],
    ...[note.mostPercent, capital, count, amount, amount / 2, share(amount / 2, capital)],
  ];
}

/**
 * Compares the numbers that rows print with those that follow from the levels.
 * @param isComplete whether the rows may print no other number
 */
function rowFindings(
  key: string,
  rows: Record<string, string>,
  numbers: readonly number[],
  isComplete = false,
): Finding[] {
  const found = new Set(
    Object.entries(rows)
      .flat()
      .join(" ")
      .match(/\d[\d,]*(?:\.\d+)?\b/g),
  );
  const due = new Set(numbers.map(formatDecimal));
  const missing = [...due].filter((number) => !found.has(number)).join("; ");
  const others = isComplete ? [...found].filter((number) => !due.has(number)).join("; ") : "";
  if (!missing && !others) return [];
  const got = others && `, got ${others}`;
  return [
    [
      key,
      missing ? `${missing} in it, which follows from the numbers${got}` : `no other numbers${got}`,
    ],
  ];
}

/** The order of the levels, and the limits that the services state. */
function limitFindings(call: Levels, capital: number): Finding[] {
  const { kind, side, entry, stop, target, riskPercent } = call;
  const { worst, risk, reward, byRisk, byLeverage } = sizes(call, capital);
  const [below, above] = side === "buy" ? [stop, target] : [target, stop];
  const isTerm = kind === "futures" && call.term !== undefined;
  const [least, most] = isTerm ? FUTURES.percent : kind === "option" ? OPTION.percent : [0, 100];
  const isSold = kind === "option" && side === "sell";
  const rules: [isBroken: boolean, expected: string][] = [
    [below >= entry[0] || above <= entry[1], "the entry between stop and target"],
    [Math.min(byRisk, byLeverage) < 1, "room for at least one share or lot"],
    [isTerm && reward < FUTURES.rewardRisk * risk, "a target at least 3 times as far as the stop"],
    [riskPercent < least || riskPercent > most, `riskPercent from ${least} to ${most}`],
    [isSold && worst < OPTION.premiumToRisk * risk, "a premium of at least 1.5 times the risk"],
  ];
  return rules.flatMap(([isBroken, expected]) => (isBroken ? [["numbers", expected]] : []));
}

/** Whether the price at which a call was closed fits the way it ended. */
function isPriceRight({ side, stop, target }: Levels, { outcome, price }: SampleMessage["end"]) {
  if (price === undefined) return true;
  const sign = side === "buy" ? 1 : -1;
  const past = { target: (price - target) * sign >= 0, stop: (stop - price) * sign >= 0 };
  return outcome === "target" || outcome === "stop" ? past[outcome] : !past.target && !past.stop;
}

/** What a message gets wrong: its numbers, its limits, its end. */
export function messageFindings(message: SampleMessage, capital: number): Finding[] {
  const { numbers, lines, sums, end, sent } = message;
  const isClosed = ["target", "stop", "early"].includes(end.outcome);
  const isEndWrong =
    isClosed !== (end.price !== undefined) ||
    (numbers.kind !== "hedge" && !isPriceRight(numbers, end));
  const ofEnd: Finding[] = [
    ...(end.sent < sent ? [["end", "a time after the message"] as Finding] : []),
    ...(isEndWrong ? [["end", `a price that fits "${end.outcome}"`] as Finding] : []),
  ];
  if (numbers.kind === "hedge") {
    const { premium, level, lot } = numbers;
    return [
      ...ofEnd,
      ...rowFindings("lines", lines, [...premium, level * lot]),
      ...rowFindings("sums", sums, hedgeSums(numbers), true),
    ];
  }
  const { entry, stop, target, riskPercent, kind } = numbers;
  const { leverage } = sizes(numbers, capital);
  const limits = kind === "futures" && leverage ? [riskPercent, leverage] : [riskPercent];
  return [
    ...ofEnd,
    ...limitFindings(numbers, capital),
    ...rowFindings("lines", lines, [...entry, stop, target, ...limits]),
    ...rowFindings("sums", sums, callSums(numbers, end, capital), true),
  ];
}

/**
 * Reports examples whose numbers do not add up, or that the firm would not publish by its own limits.
 * @param services names of the services' files
 */
export function checkSample(file: YamlFile, page: SamplePage, services: readonly string[]): void {
  const { messages, capital, note } = page;
  const report = (place: (string | number)[], service: string, findings: Finding[]) => {
    const oneOf: Finding = ["service", `one of ${services.join(", ")}`];
    for (const [key, message] of services.includes(service) ? findings : [oneOf, ...findings]) {
      file.fail([...place, key], `expected ${message}`);
    }
  };
  report(["note"], note.service, rowFindings("facts", note.facts, noteFacts(note, capital)));
  for (const [index, message] of messages.entries()) {
    report(["messages", index], message.service, messageFindings(message, capital));
  }
}
