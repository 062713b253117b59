import { defines } from "content-kit/schema";
import { z } from "zod";
import { anchor, rupees, serviceName, text, written } from "./values";

const price = z.number().positive();

const range = z
  .tuple([price, price], { error: "expected two prices, from and to" })
  .refine(([from, to]) => from <= to, "expected the lower price first");

const moment = written(
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
  "a day and a time such as 2030-05-13T09:45",
);

/** In crore rupees. */
const yearlyFigure = z.int().min(0).max(999);

const percent = z.number().positive().max(100);

const rows = z.record(text, text).describe("Labels, each with the text beside it");

const list = z.strictObject({
  heading: text,
  items: z.array(text).min(2),
});

const levels = z.strictObject({
  side: z.enum(["buy", "sell"]),
  entry: range,
  stop: price,
  target: price,
  riskPercent: percent.describe("Largest loss, in percent of the capital"),
});

const lot = z.int().positive().describe("Units per lot");

const shareNumbers = levels.extend({
  kind: z.literal("shares").describe("Shares: swing or intraday"),
});

const futureNumbers = levels.extend({
  kind: z.literal("futures").describe("A future on an index, a stock or a commodity"),
  lot,
  term: z.enum(["positional", "intraday"]).optional(),
});

const optionNumbers = levels.extend({
  kind: z.literal("option").describe("An option, bought or sold; prices are premiums"),
  lot,
});

const hedgeNumbers = z.strictObject({
  lot,
  kind: z.literal("hedge").describe("A put bought to protect a holding"),
  level: price,
  strike: price,
  premium: range,
});

/** The numbers of a call, by what is traded. */
const numbers = z.discriminatedUnion("kind", [
  shareNumbers,
  futureNumbers,
  optionNumbers,
  hedgeNumbers,
]);

/** One line of the calculations behind a call. */
const sum = z.strictObject({
  label: text,
  value: text,
  note: text.optional(),
});

const message = z.strictObject({
  service: serviceName.describe("Name of the service's file: equity"),
  title: text,
  instrument: text,
  id: defines("message", anchor),
  about: z.enum(["company", "contract"]).describe("Which text of marks is shown on it"),
  sent: moment,
  numbers,
  lines: rows.describe("Levels and times in the message"),
  words: rows.describe("Sentences in the message, by label"),
  sums: z.record(anchor, sum).describe("By a short name, with which pages pick some of them"),
  end: z.strictObject({
    text,
    sent: moment,
    outcome: z.enum(["target", "stop", "early", "expired", "lapsed"]),
    price: price.optional().describe("Price at which it was closed; omit if it lapsed or expired"),
  }),
});

const year = z.strictObject({
  year: text.max(5),
  profit: z.int().min(1).max(999),
  sales: yearlyFigure,
  cash: yearlyFigure.describe("Cash from operations"),
  debt: yearlyFigure,
});

const disclosure = z.strictObject({
  label: text,
  text,
});

const note = z.strictObject({
  service: serviceName.describe("Name of the service's file: equity"),
  label: text,
  company: text,
  business: text.describe("What the company does"),
  claim: text.describe("The idea of the note, in large type"),
  lede: text,
  sent: moment,
  entry: range,
  shares: price.describe("Number of shares of the company, in crore"),
  accounts: z.array(year).min(3).max(5).describe("Yearly figures in crore rupees, oldest first"),
  chart: z
    .strictObject({
      profit: text,
      cash: text,
      unit: text,
    })
    .describe("Names in the chart of the accounts"),
  accountsHeading: text,
  tableCaption: text,
  factsHeading: text,
  columns: z.strictObject({
    year: text,
    sales: text,
    profit: text,
    cash: text,
    debt: text,
    share: text.describe("Cash in percent of the profit"),
  }),
  reasons: list,
  ends: list.describe("What would end the idea"),
  mostPercent: percent.describe("Largest position in one pick, in percent of the capital"),
  key: rows.describe("Four facts in large type"),
  facts: rows,
  disclosures: z.strictObject({
    heading: text,
    items: z.array(disclosure).min(4),
  }),
  update: z
    .strictObject({
      heading: text,
      outcome: text.describe("How the idea ended, in a few words"),
      text,
      sent: moment,
    })
    .describe("The later message about the company"),
});

/** Samples of the research, on companies and contracts that do not exist. */
export const sample = z.strictObject({
  marks: z
    .strictObject({
      company: text.describe("On what is about a company"),
      contract: text.describe("On what is about a contract"),
      short: text.describe("Where there is little room"),
    })
    .describe("That a sample is invented"),
  capital: rupees.describe("Capital in examples of position size, in rupees"),
  note,
  messages: z.array(message).min(1),
  labels: z.strictObject({
    subscribers: text.describe("To whom a call is sent"),
    ending: text.describe("Instead of subscribers, on the message that ends a call"),
    exitPrice: text,
    sums: text.describe("Heading of the calculations"),
    service: text.describe("Before the name of the service"),
    sides: z.strictObject({
      buy: text,
      sell: text,
    }),
    outcomes: z.strictObject({
      target: text,
      stop: text,
      early: text,
      expired: text,
      lapsed: text,
    }),
  }),
  disclosureHeading: text,
  disclosure: z.array(text).min(1).describe("Printed with the firm's registration and warning"),
});

export type Sample = z.output<typeof sample>;
export type SampleMessage = Sample["messages"][number];
