import { z } from "zod";
import {
  bannerPage,
  each,
  isoDate,
  markdown,
  rupees,
  section,
  text,
  variant,
  words,
} from "./common";

const price = z.number().positive();
const range = z
  .tuple([price, price], { error: "expected two prices, from and to" })
  .refine(([from, to]) => from <= to, "expected the lower price first");
const moment = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
    "expected a day and a time such as 2030-05-13T09:45",
  )
  .describe("A day and a time in India: 2030-05-13T09:45");
const percent = z.number().positive().max(100);
const template = (...names: string[]) =>
  text.refine(
    (value) => names.every((name) => value.includes(`{${name}}`)),
    `expected ${names.map((name) => `{${name}}`).join(", ")} in it`,
  );

/** How a call ends; `lapsed` was never entered. */
const end = z.strictObject({
  sent: moment,
  outcome: z.enum(["target", "stop", "early", "expired", "lapsed"]),
  price: price.optional().describe("Where it was closed; none where it lapsed or expired"),
  text,
});

const base = {
  id: text.regex(/^[a-z][a-z0-9-]*$/, "expected a short name in lower case such as swing"),
  service: text.describe("Name of the service's file; its page links here"),
  ...words("title", "instrument", "time", "reason"),
  per: template("n").describe("What one unit of the price is: ₹{n} a share"),
  sent: moment,
  validUntil: moment,
  watch: text.optional().describe("A date or an event to know of"),
  end,
};
const riskPercent = percent.describe("Most of the capital that may be lost");
const lot = z.int().positive().describe("Units in a lot");
const levels = {
  side: z.enum(["buy", "sell"]),
  entry: range,
  ...each(price, "stop", "target"),
  riskPercent,
};

const call = z.discriminatedUnion("kind", [
  variant(base, "shares", "Shares: swing or intraday", levels),
  variant(base, "futures", "A future: index, stock or commodity", {
    ...levels,
    lot,
    expiry: isoDate,
    term: z
      .enum(["positional", "intraday"])
      .optional()
      .describe("Holds the call to the limits of the futures service"),
  }),
  variant(base, "option", "An option, bought or sold; prices are its premium", {
    ...levels,
    lot,
    expiry: isoDate,
  }),
  variant(base, "hedge", "A bought put against a holding", {
    ...each(price, "level", "strike"),
    premium: range,
    lot,
    expiry: isoDate,
  }),
]);

const year = z.strictObject({
  year: text.max(5),
  profit: z.int().min(1).max(999),
  ...each(z.int().min(0).max(999), "sales", "cash", "debt"),
});

const note = z.strictObject({
  service: text.describe("Name of the service's file"),
  ...words("heading", "label", "company", "business", "claim", "lede"),
  intro: text,
  sent: moment,
  validUntil: moment,
  entry: range,
  shares: price.describe("Shares of the company, in crore"),
  accounts: z.array(year).min(3).max(5).describe("Years in crore rupees, the oldest first"),
  ...words("figureName", "figureCaption", "tableCaption"),
  columns: z.strictObject(words("year", "sales", "profit", "cash", "debt", "share")),
  reasons: z.strictObject({ heading: text, items: z.array(text).min(2) }),
  ends: z.strictObject({ heading: text, items: z.array(text).min(2) }),
  mostPercent: percent.describe("Most of the capital in one pick"),
  facts: z.strictObject({
    ...words("range", "until", "stop", "noStop", "target", "noTarget", "value", "size", "half"),
    valueText: template("value", "times"),
    sizeText: template("percent", "capital", "count", "amount"),
    halfText: template("loss", "share"),
  }),
  disclosures: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ label: text, text })).min(4),
  }),
  update: z.strictObject({ sent: moment, ...words("heading", "outcome", "text") }),
});

/** Examples of what is sold, on companies and contracts that do not exist. */
export const samplePage = bannerPage.extend({
  marks: z
    .strictObject(words("company", "contract"))
    .describe("On every figure and message: that nothing of it exists"),
  contents: section.extend({
    columns: z.strictObject(words("kind", "ending")),
    pick: text.describe("Name of the research note in the list"),
  }),
  capital: rupees.describe("Capital in the examples of size, in rupees"),
  note,
  calls: z.strictObject({ heading: text, intro: template("capital") }),
  messages: z.array(call).min(1),
  labels: z.strictObject({
    ...words("subscribers", "entry", "premium", "stop", "target", "time", "until", "expiry"),
    ...words("size", "reason", "watch", "reply", "exitPrice", "sums", "service"),
    sides: z.strictObject(words("buy", "sell")),
    outcomes: z.strictObject(words("target", "stop", "early", "expired", "lapsed")),
  }),
  sizes: z.strictObject({
    shares: template("percent"),
    futures: template("percent"),
    leverage: template("percent", "times"),
    bought: template("percent"),
    sold: template("percent"),
    hedge: template("amount"),
  }),
  sums: z.strictObject({
    ...words("risk", "reward", "size", "value", "atStop", "premium", "received", "ratio", "slip"),
    ...words("covered", "cost", "worst"),
    rewardText: template("points", "times"),
    shares: template("count"),
    lot: template("lot"),
    lots: template("count", "lot"),
    tighter: template("risk", "leverage"),
    valueText: template("amount", "times"),
    lossText: template("amount", "share"),
    ratioText: template("times"),
    slipText: template("points", "times"),
    worstText: template("points", "share"),
  }),
  disclosure: z
    .array(text)
    .min(1)
    .describe("Short disclosures of each message, before registration and warning"),
  end: section.extend({ text: markdown }),
});

export type SamplePage = z.output<typeof samplePage>;
export type SampleCall = SamplePage["messages"][number];
export type SampleNote = SamplePage["note"];
/** A call with entry, stop and target: every kind but the hedge. */
export type LevelsCall = Exclude<SampleCall, { kind: "hedge" }>;
export type HedgeCall = Extract<SampleCall, { kind: "hedge" }>;
