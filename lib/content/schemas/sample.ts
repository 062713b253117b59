import { defines } from "content-kit/schema";
import { z } from "zod";
import { anchor, rupees, sentenceWith, serviceName, template, text, written } from "./values";

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

/** Labels, each with the text beside it; both print what follows from the note's prices. */
const noteRows = z.record(
  text,
  template(
    "from",
    "to",
    "worth",
    "times",
    "percent",
    "capital",
    "count",
    "amount",
    "half",
    "halfPercent",
  ),
);

const list = z.strictObject({
  heading: text,
  items: z.array(text).min(2),
});

const levels = z.strictObject({
  side: z
    .enum(["buy", "sell"])
    .describe("Sell for a position that gains when the price falls, or else buy"),
  entry: range.describe("Lowest and highest price of the entry"),
  stop: price,
  target: price,
  riskPercent: percent.describe("Largest loss, in percent of the capital"),
});

/** Reports a stop-loss or target on the wrong side of the entry. */
function checkLevels({ side, entry, stop, target }: z.output<typeof levels>): string | undefined {
  const [lowest, highest] = entry;
  if (side === "buy") {
    if (stop >= lowest) return "expected a stop-loss below the entry of a bought position";
    return target <= highest ? "expected a target above the entry" : undefined;
  }
  if (stop <= highest) return "expected a stop-loss above the entry of a sold position";
  return target >= lowest ? "expected a target below the entry" : undefined;
}

const lot = z.int().positive().describe("Units per lot");

const shareNumbers = levels.extend({
  kind: z.literal("shares").describe("Shares: swing or intraday"),
});

const futureNumbers = levels.extend({
  kind: z.literal("futures").describe("A future on an index, a stock or a commodity"),
  lot,
  term: z
    .enum(["positional", "intraday"])
    .optional()
    .describe("Whether it is held for days or closed the same day"),
});

const optionNumbers = levels.extend({
  kind: z.literal("option").describe("An option, bought or sold; prices are premiums"),
  strike: price,
  lot,
});

const hedgeNumbers = z.strictObject({
  lot,
  kind: z.literal("hedge").describe("A put bought to protect a holding"),
  level: price,
  strike: price,
  premium: range,
});

/** The numbers of a call, by what is traded; all else that it prints is computed from them. */
const numbers = z
  .discriminatedUnion("kind", [shareNumbers, futureNumbers, optionNumbers, hedgeNumbers])
  .superRefine((trade, context) => {
    const mistake = trade.kind === "hedge" ? undefined : checkLevels(trade);
    if (mistake) context.addIssue({ code: "custom", message: mistake, path: ["stop"] });
  });

/** The sums behind a call, in the order in which they are printed. */
export const SUM_NAMES = [
  "covered",
  "cost",
  "worst",
  "risk",
  "gain",
  "ratio",
  "size",
  "amount",
  "stop",
  "end",
] as const;
export type SumName = (typeof SUM_NAMES)[number];

const labelled = { label: text };

/** Labels and notes of the sums, which are the same for every call. */
const sumWords = z.strictObject({
  risk: text,
  gain: z.strictObject({ ...labelled, note: sentenceWith("times") }),
  ratio: z
    .strictObject({ ...labelled, value: sentenceWith("times") })
    .describe("Of a sold option: its premium as a multiple of the risk"),
  size: z.strictObject({
    label: sentenceWith("capital"),
    shares: sentenceWith("count"),
    lot: sentenceWith("count"),
    lots: sentenceWith("count"),
    of: sentenceWith("units"),
    limited: template("units", "byRisk", "byLeverage").describe(
      "If the leverage allows fewer lots than the risk",
    ),
  }),
  amount: z.strictObject({
    ...labelled,
    bought: text.describe("Label for a bought option"),
    sold: text.describe("Label for a sold option"),
    contracts: sentenceWith("times").describe("Note for futures"),
  }),
  stop: text,
  end: z
    .strictObject({ ...labelled, note: template("times", "past") })
    .describe("If the call was closed past its stop-loss"),
  share: sentenceWith("percent").describe("Share of the capital"),
  hedge: z.strictObject({
    covered: text,
    cost: z.strictObject({ ...labelled, note: sentenceWith("percent") }),
    worst: z.strictObject({
      ...labelled,
      value: sentenceWith("points"),
      note: sentenceWith("percent"),
    }),
  }),
});

const message = z.strictObject({
  service: serviceName.describe("Which service it is of, such as equity"),
  title: text,
  instrument: template("strike").describe("What is traded; an option's name has its {strike}"),
  id: defines("message", anchor),
  about: z.enum(["company", "contract"]).describe("Which text of marks is shown on it"),
  sent: moment,
  numbers,
  distance: z
    .strictObject({
      unit: sentenceWith("n"),
      of: text.optional().describe("Of what it is the distance: a share"),
    })
    .describe("How a distance of prices is written: ₹{n}, a share"),
  validUntil: text.describe("Time until which the call may be entered: 11:30 AM"),
  holding: text.describe("How long the position is meant to be held"),
  expiry: text.optional().describe("Of a contract: July 28, 2026"),
  words: z
    .record(text, template("percent", "leverage", "covered"))
    .describe("Sentences in the message, by label; with its numbers by name"),
  end: z.strictObject({
    text: template("price"),
    sent: moment,
    outcome: z.enum(["target", "stop", "early", "expired", "lapsed"]),
    price: price
      .optional()
      .describe("Price at which it was closed; left out if it lapsed or expired"),
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
  service: serviceName.describe("Which service it is of, such as equity"),
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
  key: noteRows.describe("Four facts in large type; with the note's numbers by name"),
  facts: noteRows,
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
  sumWords,
  labels: z.strictObject({
    lines: z.strictObject({
      entry: text,
      premium: text,
      stop: text,
      target: text,
      validUntil: text,
      holding: text,
      expiry: text,
    }),
    range: template("from", "to").describe("A range of prices"),
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
