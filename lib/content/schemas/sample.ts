import { defines } from "content-kit/schema";
import { z } from "zod";
import { variant } from "./common";
import { anchor, each, group, labels, rupees, serviceName, text, words, written } from "./values";

const price = z.number().positive();
const range = z
  .tuple([price, price], { error: "expected two prices, from and to" })
  .refine(([from, to]) => from <= to, "expected the lower price first");
const moment = written(
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
  "a day and a time such as 2030-05-13T09:45",
);
const percent = z.number().positive().max(100);
const rows = z.record(text, text).describe("Labels, each with the text beside it");
const list = group("heading", { items: z.array(text).min(2) });

const levels = {
  side: z.enum(["buy", "sell"]),
  entry: range,
  ...each(price, "stop target"),
  riskPercent: percent.describe("Largest loss, in percent of the capital"),
};
const lot = z.int().positive().describe("Units per lot");

const numbers = z.discriminatedUnion("kind", [
  variant(levels, "shares", "Shares: swing or intraday", {}),
  variant(levels, "futures", "A future on an index, a stock or a commodity", {
    lot,
    term: z.enum(["positional", "intraday"]).optional(),
  }),
  variant(levels, "option", "An option, bought or sold; prices are premiums", { lot }),
  variant({ lot }, "hedge", "A put bought to protect a holding", {
    ...each(price, "level strike"),
    premium: range,
  }),
]);

const sum = z.strictObject({ label: text, value: text, note: text.optional() });

const message = group("title instrument", {
  id: defines("message", anchor),
  service: serviceName,
  about: z.enum(["company", "contract"]).describe("Which text of marks is shown on it"),
  sent: moment,
  numbers,
  lines: rows.describe("Levels and times in the message"),
  words: rows.describe("Sentences in the message, by label"),
  sums: z.record(anchor, sum).describe("By a short name, with which pages pick some of them"),
  end: group("text", {
    sent: moment,
    outcome: z.enum(["target", "stop", "early", "expired", "lapsed"]),
    price: price.optional().describe("Price at which it was closed; omit if it lapsed or expired"),
  }),
});

const year = z.strictObject({
  year: text.max(5),
  profit: z.int().min(1).max(999),
  ...each(z.int().min(0).max(999), "sales cash debt"),
});

const note = group("label company business claim lede", {
  service: serviceName,
  sent: moment,
  entry: range,
  shares: price.describe("Number of shares of the company, in crore"),
  accounts: z.array(year).min(3).max(5).describe("Yearly figures in crore rupees, oldest first"),
  chart: labels("profit cash unit"),
  ...words("accountsHeading tableCaption factsHeading"),
  columns: labels("year sales profit cash debt share"),
  ...each(list, "reasons ends"),
  mostPercent: percent.describe("Largest position in one pick, in percent of the capital"),
  key: rows.describe("Four facts in large type"),
  facts: rows,
  disclosures: group("heading", { items: z.array(labels("label text")).min(4) }),
  update: group("heading outcome text", { sent: moment }),
});

/** Samples of the research, on companies and contracts that do not exist. */
export const sample = z.strictObject({
  marks: labels("company contract short"),
  capital: rupees.describe("Capital in examples of position size, in rupees"),
  note,
  messages: z.array(message).min(1),
  labels: group("subscribers ending exitPrice sums service", {
    sides: labels("buy sell"),
    outcomes: labels("target stop early expired lapsed"),
  }),
  disclosureHeading: text,
  disclosure: z.array(text).min(1).describe("Printed with the firm's registration and warning"),
});

export type Sample = z.output<typeof sample>;
export type SampleMessage = Sample["messages"][number];
