import { z } from "zod";
import { fieldText, heroPage, link, section } from "../common";
import { markdown, template, text } from "../values";

const imageText = fieldText.omit({ placeholder: true }).extend({
  name: text.describe("In messages about the photograph"),
});

/** Names what is still missing before the form can be sent. */
const missingPart = z.strictObject({
  all: text.describe("If the whole part is missing"),
  more: text.describe("If some of it is missing"),
});

const noticeItem = z.strictObject({
  id: text.describe("Anchor for links to it"),
  title: text,
  text: markdown,
});

/** Texts passed to the form's island. */
const form = z.strictObject({
  modes: z.strictObject({
    unavailable: text.describe("If the site was built without the keys for sending"),
    mockProviders: text.describe("If the site was built to send to the mock providers"),
  }),
  readers: z
    .strictObject({
      open: text.describe("If nothing is sealed"),
      sealed: text.describe("If it is sealed to the firm's keys"),
      impossible: text.describe("If it must be sealed and the browser cannot"),
    })
    .describe("Who can read what is sent"),
  plan: section.extend({
    label: text,
    none: text.describe("The first choice: no plan"),
    open: text.describe("Below the list while no plan is chosen"),
    fee: text,
    gst: text,
    total: text,
    cap: text,
    unknown: text.describe("If the link to the form names a plan that is no longer offered"),
    name: template("service", "plan", "tenure"),
    capUse: template("fee", "cap", "fits").describe(
      "May contain {fee}, {cap}, {fits} (from plans.capUse in shared.yaml)",
    ),
    accepted: template("name", "total").describe("Above the checkbox; may contain {name}, {total}"),
  }),
  you: section.extend({
    fullName: fieldText,
    email: fieldText,
    phone: fieldText,
    dob: fieldText,
    panNumber: fieldText,
    adhaarNumber: fieldText,
  }),
  documents: section.extend({
    panImage: imageText,
    adhaarFrontImage: imageText,
    adhaarBackImage: imageText,
    signImage: imageText,
    choose: text,
    replace: text,
    remove: text,
    reading: text,
    waiting: text.describe("If the photograph is kept until it can be checked"),
    ready: text,
    preview: text.describe("Description of the small picture; may contain {field}"),
  }),
  terms: section.extend({
    points: z.array(text).length(6).describe("Shown in the form and written into the PDF"),
    more: link,
    note: text.describe("Below the points: how SEBI's rule on refunds stands to point 3"),
    sebi: text.describe("Heading of SEBI's words for consent, which are in shared.yaml"),
    accepted: text.describe("Before the names and versions of the texts"),
    accept: text.describe("Label of the checkbox"),
  }),
  needs: z.strictObject({
    all: template("list"),
    rest: template("list"),
    details: missingPart,
    photographs: missingPart,
    acceptance: text,
  }),
  required: text,
  submit: text,
  submitting: text,
  makePdf: text.describe("Label of the button in a copy of the site that cannot send"),
  doubts: z
    .strictObject({
      phone: text,
      adhaarNumber: text,
    })
    .describe("Notes at numbers that do not look like one; they may be sent"),
  replaced: z
    .strictObject({
      alert: text,
      text,
      reload: text.describe("Label of the button that reloads the page"),
    })
    .describe("If a newer release of the site has taken away code that the form still needs"),
  errors: z.strictObject({
    summary: text.describe("Before the list of the fields with mistakes"),
    fullName: text,
    email: text,
    emailFormat: text,
    phone: text,
    phoneFormat: text,
    dob: text,
    dobUnknown: text,
    dobUnderAge: text,
    panNumber: text,
    panNumberFormat: text,
    adhaarNumber: text,
    tooLong: text,
    acceptedTerms: text,
    image: text.describe("A photograph is missing; may contain {field}"),
    refusals: z
      .strictObject({
        unreadable: text,
        empty: text,
        "not-a-photo": text,
        heic: text,
        incomplete: text,
        damaged: text,
        "too-many-pixels": text,
        "too-large": text,
        altered: text,
        "not-loaded": text,
        "not-drawn": text,
        replaced: text.describe("The code that checks photographs is gone, as after a release"),
      })
      .describe("Why a photograph cannot be used; may contain {field}"),
  }),
  progress: z.strictObject({
    heading: text,
    offline: text.describe("While there is no connection"),
    stop: text.describe("Label of the button that gives up while offline"),
    busy: text.describe("While a provider refuses and is asked again"),
    stay: text.describe("Below the heading: to keep the page open"),
    steps: z.strictObject({
      images: text,
      upload: text,
      pdf: text,
      mail: text,
    }),
  }),
  failed: z
    .strictObject({
      alert: text,
      kept: text.describe("If nothing was sent, or not everything"),
      filter: text.describe("What may stand in the way"),
      unsure: text.describe("Instead of kept, if the e-mail may have been sent"),
      contact: text.describe("Before the firm's numbers; may contain {reference}"),
    })
    .describe("After a submission that failed"),
  arrived: z
    .strictObject({
      alert: text,
      text: template("at"),
      contact: text.describe("Before the firm's numbers; may contain {reference}"),
    })
    .describe("If it arrived after all, but was changed since; {at} is when it was sent"),
  left: z
    .strictObject({
      alert: text,
      again: text,
      contact: text.describe("Before the firm's numbers; may contain {reference}"),
    })
    .describe("On return to a page that was left during a submission"),
  sent: z.strictObject({
    message: text,
    reference: text,
    at: text,
    download: text,
    downloaded: text.describe("Below the button once it was pressed: where the file is"),
    share: text.describe("Label of the button that hands the file to another app"),
    note: text,
    missing: text.describe("Before the names of photographs that are only in the PDF"),
    fileName: text.describe("Name of the PDF before its reference, without extension"),
  }),
  made: z
    .strictObject({
      message: text,
      note: text,
    })
    .describe("Instead of sent, in a copy of the site that cannot send"),
  sections: section.extend({
    steps: z.array(text).length(3).describe("Names of the form's three parts"),
    count: text.describe("May contain {done}, {total}"),
    done: text,
    ask: text.describe("Heading of the contacts"),
    chat: text.describe("Label of the link to the chat"),
  }),
});

export type ConsentFormWords = z.output<typeof form>;

export const consentFormPage = heroPage.extend({
  noScript: text,
  notice: z.strictObject({
    heading: text,
    intro: text,
    keep: text.describe("Before the link to the version in force, to print or to keep"),
    short: markdown.describe("The most important facts; always visible below the notice"),
    items: z.array(noticeItem).min(1),
  }),
  form,
  pdf: z.strictObject({
    title: text,
    notAdded: text.describe("In the place of a photograph that the PDF cannot hold"),
    terms: text.describe("Heading of the accepted points"),
    registration: text.describe("Heading of the firm that the client agrees with"),
    firm: text.describe("The firm in one sentence, with its registration"),
    headline: template("reference", "date"),
    pageOf: template("n", "total"),
    price: template("fee", "gst", "total"),
  }),
});
