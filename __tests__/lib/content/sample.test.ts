import path from "node:path";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { linesOf, sentencesOf, sumsOf } from "@/lib/sample/call-rows";
import { noteRows } from "@/lib/sample/note-facts";
import { shownFigure } from "@/lib/sample/shown-figure";
import { formatNumber } from "@/lib/text/format";

/** The examples of the real site: their printed numbers follow from their levels. */
const content = loadContent(path.resolve("content"));
const { capital, messages, note } = content.sample;

type Numbers<Kind> = Extract<SampleMessage["numbers"], { kind: Kind }>;
type Call = SampleMessage & { numbers: Numbers<"shares" | "futures" | "option"> };
type Hedge = SampleMessage & { numbers: Numbers<"hedge"> };

const isHedge = (message: SampleMessage): message is Hedge => message.numbers.kind === "hedge";
const calls = messages.filter((message): message is Call => !isHedge(message));

/** A division that is exact on paper must not fall below its result. */
const whole = (quotient: number) => Math.floor(quotient + 1e-9);
const tenth = (ratio: number) => Math.round(ratio * 10) / 10;
const share = (amount: number, of: number) => tenth((amount * 100) / of);
/** Numbers in labels, values and notes. */
const printed = (rows: readonly { label: string; value: string; note?: string | undefined }[]) =>
  rows
    .map(({ label, value, note = "" }) => `${label} ${value} ${note}`)
    .join(" ")
    .match(/\d[\d,]*(?:\.\d+)?\b/g) ?? [];
const printedMessage = (call: SampleMessage) =>
  printed([...linesOf(call, content.sample.labels), ...sentencesOf(call)]);
const printedSums = (call: SampleMessage) => printed(sumsOf(call, content.sample));
const due = (...numbers: number[]) => expect.arrayContaining(numbers.map(formatNumber));

/** What follows from a call's levels, in rupees or points a unit. */
function derived({ numbers }: Call) {
  const { kind, side, entry, stop, target, riskPercent } = numbers;
  const sign = side === "buy" ? 1 : -1;
  const [best, worst] = side === "buy" ? entry : [entry[1], entry[0]];
  const [risk, reward] = [(worst - stop) * sign, (target - worst) * sign];
  const units = kind === "shares" ? 1 : numbers.lot;
  const term = kind === "futures" ? numbers.term : undefined;
  // R10.3; shares are bought with the capital itself.
  const leverage = kind === "shares" ? 1 : term && { positional: 3, intraday: 5 }[term];
  // A bought option may expire worthless: its whole premium is at risk.
  const atRisk = kind === "option" && side === "buy" ? worst : risk;
  const byRisk = whole((capital * riskPercent) / 100 / (atRisk * units));
  const byLeverage = leverage ? whole((capital * leverage) / (worst * units)) : byRisk;
  const count = Math.min(byRisk, byLeverage);
  return { sign, best, worst, risk, reward, units, term, leverage, byRisk, byLeverage, count };
}

test.each(calls)("$id: one unit fits", (call) => {
  expect(derived(call).count).toBeGreaterThanOrEqual(1);
});

/** In percent of the capital: of futures, of options, and of all others. */
function riskLimits(kind: string, term: unknown): { least: number; most: number } {
  if (term) return { least: 1, most: 2 };
  if (kind === "option") return { least: 1, most: 3 };
  return { least: 0, most: 100 };
}

test.each(calls)("$id: within the limits of docs/requirements.md R10.3 and R10.4", (call) => {
  const { kind, side, riskPercent } = call.numbers;
  const { term, worst, risk, reward } = derived(call);
  const limits = riskLimits(kind, term);
  expect(riskPercent).toBeGreaterThanOrEqual(limits.least);
  expect(riskPercent).toBeLessThanOrEqual(limits.most);
  if (term) expect(reward).toBeGreaterThanOrEqual(3 * risk);
  if (kind === "option" && side === "sell") expect(worst).toBeGreaterThanOrEqual(1.5 * risk);
});

test.each(calls)("$id: prints its levels and its sums", (call) => {
  const { end, numbers } = call;
  const lines = printedMessage(call);
  const { kind, side, entry, stop, target, riskPercent } = numbers;
  const { sign, worst, risk, reward, units, leverage, byRisk, byLeverage, count } = derived(call);
  expect(lines).toEqual(due(...entry, stop, target, riskPercent));
  if (kind === "futures" && leverage) expect(lines).toEqual(due(leverage));
  const [atStop, value] = [risk * units * count, worst * units * count];
  const sum = printedSums(call);
  expect(sum).toEqual(due(risk, reward, tenth(reward / risk), capital, count));
  expect(sum).toEqual(due(atStop, share(atStop, capital), value));
  expect(sum).toEqual(due(kind === "futures" ? tenth(value / capital) : share(value, capital)));
  if (kind !== "shares") expect(sum).toEqual(due(units));
  if (kind === "futures" && byLeverage < byRisk) expect(sum).toEqual(due(byRisk, byLeverage));
  if (kind === "option" && side === "sell") expect(sum).toEqual(due(tenth(worst / risk)));
  const past = (stop - (end.price ?? stop)) * sign;
  if (past > 0) expect(sum).toEqual(due(past, tenth((risk + past) / risk)));
});

test.each(calls)("$id: its closing price fits the way it ended", ({ numbers, end }) => {
  const { side, stop, target } = numbers;
  const sign = side === "buy" ? 1 : -1;
  const price = end.price ?? Number.NaN;
  const early = (price - stop) * sign > 0 && (target - price) * sign > 0 ? "early" : undefined;
  const reached = (price - target) * sign >= 0 ? "target" : early;
  const closed = (price - stop) * sign <= 0 ? "stop" : reached;
  expect(closed ?? "without a price").toBe(
    ["expired", "lapsed"].includes(end.outcome) ? "without a price" : end.outcome,
  );
});

test.each(messages.filter(isHedge))("$id: prints its premium and its sums", (hedge) => {
  const { level, strike, premium, lot } = hedge.numbers;
  const [covered, cost, floor] = [level * lot, premium[1] * lot, level - strike + premium[1]];
  expect(printedMessage(hedge)).toEqual(due(...premium, covered));
  expect(printedSums(hedge)).toEqual(due(covered, cost, share(cost, covered)));
  expect(printedSums(hedge)).toEqual(due(floor, share(floor, level)));
  expect(["expired", "lapsed"].includes(hedge.end.outcome)).toBe(hedge.end.price === undefined);
});

test.each(messages)("$id: its end comes after it", ({ sent, end }) => {
  expect(end.sent >= sent).toBe(true);
});

test("the note prints its prices, the company's value and its sizes", () => {
  const [lowest, highest] = note.entry;
  const value = highest * note.shares;
  const count = whole((capital * note.mostPercent) / 100 / highest);
  const amount = count * highest;
  const facts = printed(noteRows(content.sample, "facts"));
  expect(printed(noteRows(content.sample, "key"))).toEqual(
    due(lowest, highest, note.mostPercent, share(amount / 2, capital)),
  );
  const multiple = tenth(value / (note.accounts.at(-1)?.profit ?? 0));
  expect(facts).toEqual(due(Math.round(value), multiple));
  expect(facts).toEqual(due(note.mostPercent, capital, count, amount));
  expect(facts).toEqual(due(amount / 2, share(amount / 2, capital)));
});

const together = content.services.flatMap(({ slug, figure }) =>
  figure.kind === "together" ? [{ slug, figure }] : [],
);

test.each(together)(
  "the figure of $slug sums up its calls, an option with its whole premium",
  ({ figure }) => {
    const shown = figure.calls.map(({ label, call: id }) => {
      const message = messages.find((other) => other.id === id);
      if (!message) return id;
      if (isHedge(message)) {
        const { premium, lot } = message.numbers;
        return { label, sought: undefined, lost: premium[1] * lot };
      }
      const call = { ...message, numbers: message.numbers as Call["numbers"] };
      const { count, units, reward, risk, worst } = derived(call);
      const atRisk = call.numbers.kind === "option" ? worst : risk;
      return { label, sought: reward * units * count, lost: atRisk * units * count };
    });
    expect(shownFigure(figure, content)).toMatchObject({ capital, calls: shown });
  },
);

test("the loader refuses an example of an unknown service or id, with the place", () => {
  copy.edit("pages/sample.yaml", /message: swing/, "message: swings");
  copy.edit("sample.yaml", /id: hedge, service: equity/, "id: hedge, service: equities");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /sample\.yaml:\d+:\d+ bands\[\d\]\.message: expected one of .+ mean swing/,
    ),
    expect.stringMatching(/sample\.yaml:\d+:\d+ messages\[\d\]\.service: expected one of /),
  ]);
});
