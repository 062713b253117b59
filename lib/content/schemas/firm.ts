import { z } from "zod";
import { externalUrl, href, pictureFile } from "./common";
import { each, group, isoDate, labels, markdown, text, words, written } from "./values";

/** For chat and payment apps: the country's code first; shown grouped. */
export const mobile = written(/^\+91 \d{5} \d{5}$/, "a mobile number such as +91 00000 00000");

/** Also landlines, with an area code of two to four digits, and toll-free numbers, which have no +91. */
export const phone = written(
  /^(\+91 (\d{5} \d{5}|\d{2} \d{4} \d{4}|\d{3} \d{3} \d{4}|\d{4} \d{3} \d{3})|18[06]0 \d{2,3} \d{3,4}( \d{3,4})?)$/,
  "a phone number such as +91 00000 00000, +91 80 0000 0000 or 1800 000 0000",
);

/**
 * A UPI ID as SEBI gives it to research analysts: the name, `.ra`, `@valid` and the bank
 * (`name.ra@validhdfc`); gateways put a part of their own in it (`name.cf.ra@validaxis`).
 * SEBI's UPI circular of 11 June 2025.
 */
const upiId = written(
  /^[a-z0-9.]+\.ra@valid[a-z]+$/,
  "a UPI ID as SEBI gives it to research analysts, such as name.ra@validhdfc",
);

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const email = z.email({ error: "expected an e-mail address" });

/** The research analyst in person; the registration is the firm's. */
const analyst = group("qualification earlier", {
  name: text.optional(),
  photograph: pictureFile.optional().describe("Upright, 4 to 5; else focus names what stays"),
  focus: z.enum(["top", "left", "right"]).optional(),
  certificate: group("name number", { expires: isoDate }),
});

const audit = z.strictObject({
  year: text.regex(/^\d{4}-\d{4}$/, "expected a financial year such as 2025-2026"),
  status: text.describe("When the report was made and by whom, or that there is none yet"),
  ...each(text.optional(), "findings action"),
});

/** Facts about clients' data that the law wants named (DPDP Rules, rule 3; SPDI Rules, rule 4). */
const data = z
  .strictObject({
    ...each(labels("name country"), "mediaHost mail webHost"),
    recordYears: z.int().min(5, "expected at least the 5 years that SEBI sets"),
    limits: z.strictObject({
      mostYears: z.int().positive().describe("Years after the last plan ends"),
      applicationDays: z.int().positive().describe("Until an application without service is gone"),
      answerDays: z.int().positive().max(90, "expected at most the 90 days that the law allows"),
    }),
  })
  .refine(({ recordYears, limits }) => limits.mostYears >= recordYears, {
    path: ["limits", "mostYears"],
    error: "expected at least as many years as recordYears",
  });

const registration = group("role type enlistment", {
  number: text.regex(/^IN[HA]\d{9}$/, "expected a SEBI number such as INH000000000"),
  ...each(isoDate, "validFrom validTo"),
  lookup: externalUrl.describe("The regulator's own list"),
}).refine(({ validFrom, validTo }) => validTo >= validFrom, {
  path: ["validTo"],
  error: "expected a day after validFrom",
});

export const firm = z.strictObject({
  site: z
    .url({ protocol: /^https$/, error: "expected an address such as https://www.firm.example" })
    .regex(/^https:\/\/[^/]+$/, "expected an address without a path or a slash at its end"),
  logo: z.strictObject({ file: pictureFile, hasName: z.boolean().optional() }).optional(),
  legalName: text.describe("Exactly as on the regulator's register; the payee of every payment"),
  registration,
  phone,
  chat: z.strictObject({
    phone: mobile.describe("Mobile number that answers on WhatsApp"),
    message: text.describe("First message when a visitor opens the chat"),
  }),
  phonePayment: mobile.describe("Number for payment by phone number"),
  email: z.strictObject(each(email, "general support grievance")),
  hours: z.strictObject({
    support: labels("days hours"),
    business: z.array(labels("days hours")).min(1),
  }),
  ...words("name responseTime channel languages regulatorOffice paymentVerification"),
  consultation: markdown.describe("What the free consultation includes"),
  address: group("city state country", {
    lines: z.array(text).min(1),
    pin: text.regex(/^\d{6}$/, "expected a PIN code of six digits"),
    countryCode: text.regex(/^[A-Z]{2}$/, "expected two capital letters such as IN"),
  }),
  officers: z.array(group("role name", { phone, email })).min(1),
  analyst: analyst.describe("Who writes the research"),
  audits: z.array(audit).min(1).describe("The audits that SEBI asks for, by financial year"),
  data: data.describe("Who handles clients' data, where, and how long it is kept"),
  bank: group("bank branch account accountType", {
    ifsc: written(
      /^[A-Z]{4}0[A-Z0-9]{6}$/,
      "an IFSC: four capitals, the digit 0, six more letters or digits, such as HDFC0001234",
    ),
  }),
  upi: z.strictObject({
    id: upiId,
    qr: pictureFile
      .regex(/\.(png|jpe?g|webp|svg)$/, "expected a png, jpg, webp or svg such as upi-qr.png")
      .optional(),
    dailyLimit: z.int().positive().describe("Rupees that UPI takes a day: SEBI's circular"),
  }),
  gstPercent: z.number().min(1, "expected a percentage such as 18"),
  gstin: written(GSTIN, "a GSTIN of 15 letters and digits"),
  feeCap: z.int().positive().describe("Most the firm may charge a family a year, before tax"),
  social: z.array(group("name", { href })).min(1),
  warning: text.describe("The mandated warning; no word may be added, removed or changed"),
  disclaimers: z.array(markdown).min(1),
  notice: markdown.describe("The mandated do's and don'ts notice"),
  noticeNow: markdown.describe("Behind that notice: the circular that is in force now"),
});

export type Firm = z.output<typeof firm>;
