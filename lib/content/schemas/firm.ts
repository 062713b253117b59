import { z } from "zod";
import { NO_SUBFOLDER } from "@/lib/content/subfolder";
import { externalUrl, href, pictureFile } from "./common";
import { weeklyHours } from "./hours";
import {
  isoDate,
  markdown,
  publicFile,
  suggestingMobile,
  suggestingPhone,
  suggestingService,
  text,
  written,
} from "./values";

/** With the country code, for chat and payment apps. */
export const mobile = suggestingMobile(
  written(/^\+91 \d{5} \d{5}$/, "a mobile number such as +91 00000 00000"),
);

/** Also landlines with an area code of 2 to 4 digits, and toll-free numbers, without +91. */
export const phone = suggestingPhone(
  written(
    /^(\+91 (\d{5} \d{5}|\d{2} \d{4} \d{4}|\d{3} \d{3} \d{4}|\d{4} \d{3} \d{3})|18[06]0 \d{2,3} \d{3,4}( \d{3,4})?)$/,
    "a phone number such as +91 00000 00000, +91 80 0000 0000 or 1800 000 0000",
  ),
);

/**
 * UPI ID for research analysts under SEBI's circular of 11 June 2025: the name, `.ra`, `@valid` and
 * the bank (`name.ra@validhdfc`); gateways add a part of their own (`name.cf.ra@validaxis`).
 */
const upiId = written(
  /^[a-z0-9.]+\.ra@valid[a-z]+$/,
  "a UPI ID as SEBI gives it to research analysts, such as name.ra@validhdfc",
);

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const email = z.email({ error: "expected an e-mail address" });

/** The research analyst as a person; the registration is the firm's. */
const analyst = z.strictObject({
  qualification: text.describe("Degree and institution"),
  earlier: text.describe("Work before the registration"),
  name: text.optional().describe("The analyst's name; left out if the firm is registered in it"),
  photograph: pictureFile
    .optional()
    .describe("Portrait, upright (4 to 5); of another shape, Focus says which part stays"),
  focus: z
    .enum(["top", "left", "right"])
    .optional()
    .describe("Which part of a photograph of another shape stays; left out, its middle"),
  certificate: z.strictObject({
    name: text,
    number: text,
    expires: isoDate,
  }),
});

const audit = z.strictObject({
  year: text.regex(/^\d{4}-\d{4}$/, "expected a financial year such as 2025-2026"),
  status: text.describe("Date and author of the report, or that there is none yet"),
  findings: text.optional().describe("What the auditor found"),
  action: text.optional().describe("What was done about it"),
});

/** Who handles clients' data for the firm. */
const processor = z.strictObject({
  name: text,
  country: text,
});

/** Facts about clients' data that must be disclosed (DPDP Rules, rule 3; SPDI Rules, rule 4). */
const data = z
  .strictObject({
    mediaHost: processor.describe("Keeps the photographs and the PDF of the consent form"),
    mail: processor.describe("Sends the consent form's details by e-mail"),
    webHost: processor.describe("Serves the website"),
    recordYears: z
      .int()
      .min(5, "expected at least the 5 years that SEBI sets")
      .describe("Years that SEBI's rules ask for, at least"),
    limits: z.strictObject({
      mostYears: z
        .int()
        .positive()
        .describe("Years that records are kept after the last plan ends, at most"),
      applicationDays: z
        .int()
        .positive()
        .describe("Days until an application without service is deleted"),
      answerDays: z.int().positive().max(90, "expected at most the 90 days that the law allows"),
    }),
  })
  .refine(({ recordYears, limits }) => limits.mostYears >= recordYears, {
    path: ["limits", "mostYears"],
    error: "expected at least as many years as recordYears",
  });

const registration = z
  .strictObject({
    role: text.describe("As what the firm is registered, such as Research Analyst"),
    type: text.describe("What kind of person is registered, such as Individual"),
    enlistment: text.describe("Number of the enlistment with BSE"),
    number: text.regex(/^IN[HA]\d{9}$/, "expected a SEBI number such as INH000000000"),
    validFrom: isoDate,
    validTo: isoDate,
    lookup: externalUrl.describe("Address of the regulator's register"),
  })
  .refine(({ validFrom, validTo }) => validTo > validFrom, {
    path: ["validTo"],
    error: "expected a day after validFrom",
  });

const logo = z.strictObject({
  file: pictureFile,
  hasName: z
    .boolean()
    .optional()
    .describe(
      "On if the picture has the firm's name in it: the name is not printed beside it then",
    ),
});

const officer = z.strictObject({
  role: text,
  name: text,
  phone,
  email,
});

const socialAccount = z.strictObject({
  name: text,
  href,
});

const address = z.strictObject({
  city: text,
  state: text,
  country: text,
  lines: z.array(text).min(1),
  pin: text.regex(/^\d{6}$/, "expected a PIN code of six digits"),
  countryCode: text.regex(/^[A-Z]{2}$/, "expected two capital letters such as IN"),
});

const bank = z.strictObject({
  bank: text.describe("Name of the bank"),
  branch: text,
  account: written(
    /^\d(?:[ -]?\d){7,17}$/,
    "an account number in digits, such as 0000 0000 0000",
  ).describe("Account number"),
  accountType: text,
  ifsc: written(
    // A letter O among digits is a zero.
    /^[A-Z]{4}0(?!O|.*\dO|.*O\d)[A-Z0-9]{6}$/,
    "an IFSC: four capitals, the digit 0, six more letters or digits, such as HDFC0001234",
  ),
});

const upi = z.strictObject({
  id: upiId,
  qr: pictureFile
    .regex(/\.(png|jpe?g|webp|svg)$/, "expected a png, jpg, webp or svg such as upi-qr.png")
    .optional()
    .describe("The code that the bank gave; left out, one is drawn from the UPI ID"),
});

/** What rules ask a research analyst to have filed or to say; docs/compliance.md names each rule. */
const filings = z
  .strictObject({
    servicePhone: suggestingService(
      written(/^1600 \d{3} \d{3}$/, "a number such as 1600 000 000"),
    ).describe(
      "Number from which the firm makes phone calls to clients; shown on Contact and About us",
    ),
    advertisement: z
      .strictObject({
        reference: text.describe("Number under which BSE has the site as an advertisement"),
        date: isoDate.describe("Day of BSE's approval"),
      })
      .describe("BSE's approval of the site as an advertisement; shown in the footer"),
    accountLinked: isoDate.describe(
      "Day since which SEBI Check shows the bank account and the UPI ID; shown on Bank details",
    ),
    darkPatterns: z
      .strictObject({
        date: isoDate.describe("Day of the certificate"),
        by: text.describe("Who signed it"),
        file: publicFile
          .optional()
          .describe("Address of the certificate on the site, such as /dark-patterns.pdf"),
      })
      .describe("Certificate of the yearly self-audit on dark patterns"),
    parrva: text.describe(
      "A sentence: whether the firm is enrolled with PaRRVA, and since when; shown under Questions",
    ),
  })
  .describe("No page shows a value while it is a placeholder; the launch check lists it");

export const firm = z.strictObject({
  site: z
    .url({ protocol: /^https$/, error: "expected an address such as https://www.firm.example" })
    .regex(/^https:\/\/[^/]+\/?$/, `expected an address without a path, ${NO_SUBFOLDER}`)
    .regex(/[^/]$/, "expected an address without a slash at its end"),
  logo: logo.optional().describe("A picture beside the name; left out, a drawn mark is shown"),
  legalName: text.describe("Exactly as on the regulator's register; the payee of every payment"),
  registration,
  phone,
  chat: z.strictObject({
    phone: mobile.describe("Mobile number with WhatsApp"),
    message: text.describe("Prefilled first message when a visitor opens the chat"),
  }),
  phonePayment: mobile.describe("Mobile number that receives payments"),
  email: z.strictObject({
    general: email,
    support: email,
    grievance: email,
  }),
  hours: z.strictObject({
    support: weeklyHours.describe("When the phone is answered"),
    business: z
      .array(weeklyHours)
      .min(1)
      .describe("When the office is open, and when it is closed"),
  }),
  name: text.describe("The name that the firm trades under"),
  responseTime: text.describe("Within how long messages are answered: 24 hours"),
  channel: text.describe("How research reaches subscribers"),
  languages: text.describe("Languages in which the firm writes and speaks"),
  regulatorOffice: text.describe("Name and address of SEBI's office for investors"),
  paymentVerification: text.describe("How long checking a payment takes: 5-15 minutes"),
  consultation: markdown.describe("What the free consultation includes"),
  address,
  officers: z
    .array(officer)
    .min(1)
    .describe("In this order: compliance, grievances, accessibility; texts name them by number"),
  analyst: analyst.describe("The analyst who writes the research"),
  filings,
  audits: z.array(audit).min(1).describe("The audits that SEBI requires, by financial year"),
  data: data.describe("Who handles clients' data, where, and how long it is kept"),
  bank,
  upi,
  gstPercent: z.number().min(1, "expected a percentage such as 18"),
  gstin: written(GSTIN, "a GSTIN of 15 letters and digits"),
  feeCap: z
    .int()
    .positive()
    .describe(
      "The most that a family may pay in a year, in rupees before GST; shown with the plans",
    ),
  social: z.array(socialAccount).min(1),
  warning: text.describe("Mandated warning; no word may be added, removed or changed"),
  disclaimers: z.array(markdown).min(1),
  notice: markdown.describe("Mandated notice of do's and don'ts"),
  noticeNow: markdown.describe("After that notice: the circular now in force"),
});

export type Firm = z.output<typeof firm>;
