import { z } from "zod";
import { actions, link } from "./common";
import { markdown, sentenceWith, template, text, written } from "./values";

const figures = z.strictObject({
  label: text.describe("Word before a figure's number, such as Figure"),
  moving: z.strictObject({
    open: text.describe("Label of the fold with the numbers that can be changed"),
    reset: text.describe("Label of the button that brings back the first numbers"),
    note: text,
    range: template("min", "max"),
    mistakes: z.strictObject({
      number: text,
      whole: text,
      outside: template("min", "max"),
    }),
  }),
});

/** A range of calls a month, or a sum of other ranges by their names: `swing + intraday`. */
const callRange = written(
  /^\d+-\d+$|^[\w-]+( \+ [\w-]+)+$/,
  "a range such as 4-8, or names of ranges with + between them",
);

const calls = z.record(text, callRange).superRefine((ranges, context) => {
  for (const [name, range] of Object.entries(ranges)) {
    const [least, most] = /^\d/.test(range) ? range.split("-").map(Number) : [];
    if (least !== undefined && most !== undefined && least > most) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: `expected the smaller number first, got ${range}`,
        params: { text: range },
      });
    }
    if (!range.includes("+")) continue;
    const unknown = range.split(" + ").find((part) => !/^\d/.test(ranges[part] ?? ""));
    if (unknown === undefined) continue;
    context.addIssue({
      code: "custom",
      path: [name],
      message: `expected the name of a range such as 4-8, got ${unknown}`,
      params: { text: unknown },
    });
  }
});

export const shared = z.strictObject({
  strip: z
    .strictObject({
      title: text,
      valid: text.describe("Before the last day of the registration"),
      verify: text.describe("Label of the link to the regulator's register"),
    })
    .describe("The line above the header"),
  header: z.strictObject({
    skip: text.describe("Label of the link past the header, for keyboards"),
    navigation: text.describe("Name of the menu for screen readers"),
    menu: text,
    services: text,
    allServices: text,
    allServicesNote: text.describe("Below allServices in the dropdown"),
    plusGst: text.describe("After a price in the dropdown"),
  }),
  crumbs: z
    .strictObject({
      label: text.describe("Name of the path for screen readers"),
      home: text,
    })
    .describe("The path from Home to a page"),
  footer: z.strictObject({
    navigation: text.describe("Name of the footer's links for screen readers"),
    firm: text.describe("Heading of the column firm"),
    services: text.describe("Heading of the column of services"),
    policies: text.describe("Heading of the column policies"),
    registration: text,
    registrationValid: text.describe("Before the last day of the registration"),
    enlistment: text.describe("Before the enlistment number"),
    advertisement: sentenceWith("reference", "date").describe(
      "Shown once filings.advertisement is supplied",
    ),
    contact: text,
    lookup: text.describe("Label of the link to the regulator's register"),
    notice: text.describe("Heading of the mandated notice"),
    disclaimers: text,
    social: text,
    copyright: text,
    printed: sentenceWith("build", "day").describe(
      "At the foot of printed pages: which build, and its day",
    ),
    tradingAs: text.describe("Before the firm's name, if it is not the registered one"),
  }),
  before: z
    .strictObject({
      heading: text,
      check: link.describe("Where a visitor checks that the firm is registered"),
    })
    .describe("What to read before paying; its other links are the footer's column before"),
  chat: text.describe("Name of the chat button for screen readers"),
  missing: z
    .strictObject({
      replaced: text.describe("If a newer release of the site has taken it away"),
      reload: text.describe("Label of the button that reloads the page"),
      line: text.describe("If the connection is broken"),
    })
    .describe("If a part of an open page could not be fetched"),
  stopped: text.describe(
    "Of a form that a fault in its script has stopped, or that no script has begun",
  ),
  preview: z
    .strictObject({
      title: text,
      general: text,
      sample: text,
      facts: text,
      identity: text,
      money: text,
      day: sentenceWith("date").describe("On a site that is built to look at another day"),
    })
    .describe("Notices on pages that show placeholders, by subject"),
  callToAction: z.strictObject({
    heading: text,
    phone: text.describe("Before the phone number"),
    text: markdown,
    ...actions,
  }),
  plans: z.strictObject({
    recommended: text,
    month: text.describe("After the fee a month"),
    pickAbout: text.describe("Before the fee a stock, where it is rounded"),
    pick: text.describe("After the fee a stock"),
    gst: text.describe("Below the plans: what their fees do not contain"),
    total: text.describe("After the fee with GST"),
    capHeading: text,
    capLine: markdown.describe("The cap in one line, with a link to the planner"),
    share: sentenceWith("capital").describe("Below the plans: what their shares are of"),
    shareOnce: sentenceWith("share").describe("Share of a fee that is paid once"),
    shareMonthly: sentenceWith("share").describe("Share of a fee that is paid each month"),
    cap: markdown,
    capUse: z
      .strictObject({
        once: text.describe("One term a year"),
        months: text.describe("Several terms, but not the whole year"),
        allYear: text.describe("Terms in a row, all year"),
        times: text.describe("A plan of picks that can be bought more than once"),
        above: text.describe("Not even one term"),
      })
      .describe("May contain {left}, {months}, {times}"),
  }),
  calls: calls.describe("Usual calls a month by part; {{calls.combo}} in a text is a part's range"),
  clocks: z
    .strictObject({
      answer: text,
      phone: text,
      payment: text,
      workingDay: text,
      complaint: text,
    })
    .describe("The times in firm.yaml, explained; a text prints one as {{clocks.answer}}"),
  fee: z
    .strictObject({
      month: template("price", "total"),
      once: template("price", "total"),
      onceOrMonth: template("price", "month").describe("Of a service with picks and monthly plans"),
      months: template("price", "total", "months"),
      from: text.describe("Before a price in the dropdown"),
      per: z.strictObject({
        month: text,
        once: text.describe("After the fee of one pick"),
        months: template("months"),
      }),
    })
    .describe("Lowest fee of a service, at the top of its page"),
  facts: z.strictObject({
    segment: text,
    holding: text,
    support: text,
    capital: text,
    price: text,
    channel: text,
    languages: text,
    hours: text,
    frequency: text,
    exits: text,
    priority: text,
    arrival: text,
    all: text.describe("Label of the fold with all facts"),
    sample: text.describe("Label of the link to an example of a call"),
    samples: text.describe("Label of the link to the examples"),
    plans: text.describe("Label of the link to the plans"),
    loss: text.describe("Heading of the largest loss"),
  }),
  suitability: z.strictObject({
    fit: text,
    unfit: text,
  }),
  register: z.strictObject({
    title: text,
    body: template("enlistment"),
    period: template("from", "to"),
    practice: template("date", "earlier"),
    facts: z.strictObject({
      name: text,
      number: text,
      role: text,
      body: text,
      address: text,
      validity: text,
      qualification: text,
      practice: text,
      certificate: text,
      expires: text,
    }),
  }),
  consent: z
    .strictObject({
      read: text,
      benefit: text,
      understand: text,
      risk: text,
      returns: text,
      recourse: text,
    })
    .describe("Mandated by SEBI; no word may be added, removed or changed"),
  policy: z.strictObject({
    updated: text.describe("Before the day of the last change"),
    contents: text.describe("Heading of the list of clauses of a version"),
    here: text.describe("Before the link to the version in force of a mandated text"),
    over: text.describe("On a version that is not in force"),
    now: text.describe("Before the link to the version in force"),
    pageNow: text.describe("Label of the link from the version in force to its page"),
    past: text.describe("Heading of the list of earlier versions"),
    gists: text.describe("What the summaries of clauses are, and that the clause binds"),
    version: template("number", "date"),
    title: template("label", "number"),
    description: template("label", "firm", "number", "date"),
    inForce: template("date"),
    earlier: template("date", "until"),
    pastEntry: template("number", "date", "until"),
    replaced: template("by"),
    replacedEntry: template("number", "by"),
  }),
  figures,
  copy: z
    .strictObject({
      label: text,
      done: text,
    })
    .describe("Label of a button that copies, before and after"),
  carousel: z.strictObject({
    label: text.describe("Name of the testimonials for screen readers"),
    previous: text,
    next: text,
    pause: text,
    play: text,
    choose: text.describe("May contain {n}, the number of a testimonial"),
    rating: text.describe("May contain {n}, the number of stars"),
    example: text.describe("Above a testimonial that is still a placeholder"),
  }),
});

export type Shared = z.output<typeof shared>;
export type FigureWords = Shared["figures"];
