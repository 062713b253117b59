import type { SourceFile } from "@/lib/content/load/yaml-file";
import type { SampleMessage, SamplePage } from "@/lib/content/schemas/sample";
import { formatDecimal } from "@/lib/text/format";

/** What would be wrong at a key of a message; the text follows "expected ". */
type Rule = [isBroken: boolean, key: string, expected: string];
type End = SampleMessage["end"];
type Levels = Exclude<SampleMessage["numbers"], { kind: "hedge" }>;
type Hedge = Extract<SampleMessage["numbers"], { kind: "hedge" }>;

/** What the firm holds futures calls to (docs/requirements.md R10.3). */
const FUTURES = { rewardRisk: 3, percent: [1, 2], leverage: { positional: 3, intraday: 5 } };
/** What the firm holds option strategies to (docs/requirements.md R10.4). */
const OPTION = { percent: [1, 3], premiumToRisk: 1.5 };

/** A division that is exact on paper must not fall below its result. */
const whole = (quotient: number) => Math.floor(quotient + 1e-9);
/** To one decimal, as the page writes ratios. */
const tenth = (ratio: number) => Math.round(ratio * 10) / 10;
/** A percentage. */
const share = (amount: number, capital: number) => tenth((amount * 100) / capital);

/** Rows must print every number that follows from the levels. */
function rowRule(key: string, rows: Record<string, string>, due: readonly number[]): Rule {
  const words = Object.entries(rows).flat().join(" ");
  const printed = new Set(words.match(/\d[\d,]*(?:\.\d+)?\b/g));
  const missing = [...new Set(due.map(formatDecimal))].filter((number) => !printed.has(number));
  const expected = `${missing.join("; ")} in it, which follows from the numbers`;
  return [missing.length > 0, key, expected];
}

/** The sums, the order of the levels, and the limits that the services state; prices per unit. */
function callRules({ lines, sums, end }: SampleMessage, call: Levels, capital: number): Rule[] {
  const { kind, side, entry, stop, target, riskPercent } = call;
  const sign = side === "buy" ? 1 : -1;
  const worst = entry[side === "buy" ? 1 : 0];
  const [risk, reward] = [(worst - stop) * sign, (target - worst) * sign];
  const best = entry[side === "buy" ? 0 : 1];
  const units = kind === "shares" ? 1 : call.lot;
  const isSold = kind === "option" && side === "sell";
  const term = kind === "futures" ? call.term : undefined;
  const leverage = kind === "shares" ? 1 : term && FUTURES.leverage[term];
  // A bought option may expire worthless: its whole premium is at risk.
  const atRisk = kind === "option" && !isSold ? worst : risk;
  const byRisk = whole((capital * riskPercent) / 100 / (atRisk * units));
  const byLeverage = leverage ? whole((capital * leverage) / (worst * units)) : byRisk;
  const count = Math.min(byRisk, byLeverage);
  const value = worst * units * count;
  const atStop = risk * units * count;
  const past = (stop - (end.price ?? stop)) * sign;
  const [least = 0, most = 100] = term ? FUTURES.percent : kind === "option" ? OPTION.percent : [];
  const onLines = [...entry, stop, target, riskPercent];
  const onSums = [
    ...[risk, reward, tenth(reward / risk), capital, count, atStop, share(atStop, capital)],
    ...[value, kind === "futures" ? tenth(value / capital) : share(value, capital)],
    ...(kind === "shares" ? [] : [units]),
    ...(kind === "futures" && byLeverage < byRisk ? [byRisk, byLeverage] : []),
    ...(isSold ? [tenth(worst / risk)] : []),
    ...(end.outcome === "stop" && past > 0 ? [past, tenth((risk + past) / risk)] : []),
  ];
  const isNear = term !== undefined && reward < FUTURES.rewardRisk * risk;
  const isThin = isSold && worst < OPTION.premiumToRisk * risk;
  return [
    [(best - stop) * sign <= 0 || reward <= 0, "numbers", "the entry between stop and target"],
    [count < 1, "numbers", "room for at least one share or lot"],
    [isNear, "numbers", "a target at least 3 times as far as the stop"],
    [riskPercent < least || riskPercent > most, "numbers", `riskPercent from ${least} to ${most}`],
    [isThin, "numbers", "a premium of at least 1.5 times the risk"],
    rowRule("lines", lines, kind === "futures" && leverage ? [...onLines, leverage] : onLines),
    rowRule("sums", sums, onSums),
  ];
}

function hedgeRules({ lines, sums }: SampleMessage, hedge: Hedge): Rule[] {
  const { level, strike, premium, lot } = hedge;
  const [covered, cost, floor] = [level * lot, premium[1] * lot, level - strike + premium[1]];
  return [
    rowRule("lines", lines, [...premium, covered]),
    rowRule("sums", sums, [covered, cost, share(cost, covered), floor, share(floor, level)]),
  ];
}

/** Whether a call has a closing price if it was closed, and one that fits the way it ended. */
function isPriceRight(numbers: SampleMessage["numbers"], { outcome, price }: End): boolean {
  const isClosed = ["target", "stop", "early"].includes(outcome);
  if (price === undefined || numbers.kind === "hedge") return isClosed === (price !== undefined);
  const { side, stop, target } = numbers;
  const [lower, upper] = side === "buy" ? [stop, target] : [target, stop];
  const reached = price >= upper ? upper : price <= lower ? lower : undefined;
  return outcome === (reached === target ? "target" : reached === stop ? "stop" : "early");
}

/** What a message gets wrong: its numbers, its limits, its end. */
export function messageFindings(message: SampleMessage, capital: number) {
  const { numbers, end, sent } = message;
  const rules: Rule[] = [
    [end.sent < sent, "end", "a time after the message"],
    [!isPriceRight(numbers, end), "end", `a price that fits "${end.outcome}"`],
    ...(numbers.kind === "hedge"
      ? hedgeRules(message, numbers)
      : callRules(message, numbers, capital)),
  ];
  return rules.flatMap(([isBroken, ...finding]) => (isBroken ? [finding] : []));
}

/** The facts of the note print its numbers; the company's value is in crore rupees. */
function noteRule(note: SamplePage["note"], capital: number): Rule {
  const [lowest, highest] = note.entry;
  const value = highest * note.shares;
  const count = whole((capital * note.mostPercent) / 100 / highest);
  const amount = count * highest;
  return rowRule("facts", note.facts, [
    ...[lowest, highest, Math.round(value), tenth(value / (note.accounts.at(-1)?.profit ?? 0))],
    ...[note.mostPercent, capital, count, amount, amount / 2, share(amount / 2, capital)],
  ]);
}

/** Reports examples whose numbers do not add up, or that the firm would not publish by its own limits. */
export function checkSample(source: SourceFile, page: SamplePage, services: readonly string[]) {
  const { messages, capital, note } = page;
  const [isBroken, ...ofNote] = noteRule(note, capital);
  const examples = [
    { at: ["note"], service: note.service, findings: isBroken ? [ofNote] : [] },
    ...messages.map((message, index) => ({
      at: ["messages", index],
      service: message.service,
      findings: messageFindings(message, capital),
    })),
  ];
  for (const { at, service, findings } of examples) {
    for (const [key, expected] of findings) source.fail([...at, key], `expected ${expected}`);
    if (services.includes(service)) continue;
    source.fail([...at, "service"], `expected one of ${services.join(", ")}`);
  }
}
