import { z } from "zod";
import { actions } from "./common";
import { markdown, sentenceWith, template, text, written } from "./values";

const figures = z.strictObject({
  label: text.describe("Word before a figure's number, such as Figure"),
  moving: z.strictObject({
    open: text,
    reset: text,
    note: text,
    range: template("min", "max"),
    mistakes: z.strictObject({
      number: text,
      whole: text,
      outside: template("min", "max"),
    }),
  }),
});

export const shared = z.strictObject({
  strip: z.strictObject({
    title: text,
    valid: text,
    verify: text,
  }),
  header: z.strictObject({
    skip: text,
    navigation: text,
    menu: text,
    services: text,
    allServices: text,
    allServicesNote: text,
    plusGst: text,
  }),
  crumbs: z.strictObject({
    label: text,
    home: text,
  }),
  footer: z.strictObject({
    navigation: text,
    firm: text,
    services: text,
    policies: text,
    before: text,
    registration: text,
    registrationValid: text,
    enlistment: text,
    contact: text,
    lookup: text,
    notice: text,
    disclaimers: text,
    social: text,
    copyright: text,
    tradingAs: text,
  }),
  chat: text,
  preview: z
    .strictObject({
      title: text,
      general: text,
      sample: text,
      facts: text,
      identity: text,
      money: text,
    })
    .describe("Notices on pages that show placeholders, by subject"),
  callToAction: z.strictObject({
    heading: text,
    phone: text,
    text: markdown,
    ...actions,
  }),
  plans: z.strictObject({
    recommended: text,
    month: text,
    pickAbout: text,
    pick: text,
    gst: text,
    total: text,
    capHeading: text,
    capLink: text,
    share: sentenceWith("capital").describe("Before each plan's share of that capital"),
    why: template("label").describe("Before the reason for a label; may contain {label}"),
    cap: markdown,
    capUse: z
      .strictObject({
        once: text,
        months: text,
        allYear: text,
        times: text,
        above: text,
      })
      .describe("May contain {left}, {months}, {times}"),
  }),
  sources: z.strictObject({ losses: markdown }),
  calls: z
    .record(
      text,
      written(
        /^\d+-\d+$|^[\w-]+( \+ [\w-]+)+$/,
        "a range such as 4-8, or names of ranges with + between them",
      ),
    )
    .superRefine((ranges, context) => {
      for (const [name, sum] of Object.entries(ranges)) {
        const parts = sum.includes("+") ? sum.split(" + ") : [];
        const part = parts.find((part) => !/^\d/.test(ranges[part] ?? ""));
        const message = `expected the name of a range such as 4-8, got ${part}`;
        if (part)
          context.addIssue({ code: "custom", path: [name], message, params: { text: part } });
      }
    })
    .describe("Usual calls a month by part; {{calls.combo}} in a text is a part's range"),
  clocks: z.strictObject({
    answer: text,
    phone: text,
    payment: text,
    workingDay: text,
    complaint: text,
  }),
  fee: z
    .strictObject({
      month: template("price", "total"),
      once: template("price", "total"),
      months: template("price", "total", "months"),
      from: text,
      per: z.strictObject({
        month: text,
        once: text,
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
    all: text,
    sample: text,
    samples: text,
    start: text,
    plans: text,
    loss: text,
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
      own: text,
      understand: text,
      risk: text,
      returns: text,
      recourse: text,
    })
    .describe("Mandated by SEBI; no word may be added, removed or changed"),
  policy: z.strictObject({
    updated: text,
    contents: text,
    here: text,
    over: text,
    now: text,
    pageNow: text,
    past: text,
    gists: text,
    version: template("number", "date"),
    title: template("label", "number"),
    description: template("label", "firm", "number", "date"),
    inForce: template("date"),
    earlier: template("date", "until"),
    pastEntry: template("number", "date", "until"),
  }),
  figures,
  copy: z.strictObject({
    label: text,
    done: text,
  }),
  carousel: z.strictObject({
    label: text,
    previous: text,
    next: text,
    pause: text,
    play: text,
    choose: text,
    rating: text,
  }),
});

export type Shared = z.output<typeof shared>;
export type FigureWords = Shared["figures"];
