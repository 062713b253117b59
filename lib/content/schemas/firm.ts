import { z } from "zod";
import { externalUrl, href, pictureFile } from "./common";
import { weeklyHours } from "./hours";
import {
  each,
  group,
  isoDate,
  labels,
  markdown,
  suggestingMobile,
  text,
  words,
  written,
} from "./values";

/** With the country code, for chat and payment apps. */
export const mobile = suggestingMobile(
  written(/^\+91 \d{5} \d{5}$/, "a mobile number such as +91 00000 00000"),
);

/** Also landlines with an area code of 2 to 4 digits, and toll-free numbers, without +91. */
export const phone = suggestingMobile(
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
const analyst = group("qualification earlier", {
  name: text.optional(),
  photograph: pictureFile
    .optional()
    .describe("Portrait, 4:5; for other ratios, focus is the part to keep"),
  focus: z.enum(["top", "left", "right"]).optional(),
  certificate: group("name number", { expires: isoDate }),
});

const audit = z.strictObject({
  year: text.regex(/^\d{4}-\d{4}$/, "expected a financial year such as 2025-2026"),
  status: text.describe("Date and author of the report, or that there is none yet"),
  ...each(text.optional(), "findings action"),
});

/** Facts about clients' data that must be disclosed (DPDP Rules, rule 3; SPDI Rules, rule 4). */
const data = z
  .strictObject({
    ...each(labels("name country"), "mediaHost mail webHost"),
    recordYears: z.int().min(5, "expected at least the 5 years that SEBI sets"),
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

const registration = group("role type enlistment", {
  number: text.regex(/^IN[HA]\d{9}$/, "expected a SEBI number such as INH000000000"),
  ...each(isoDate, "validFrom validTo"),
  lookup: externalUrl.describe("Address of the regulator's register"),
}).refine(({ validFrom, validTo }) => validTo > validFrom, {
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
    phone: mobile.describe("Mobile number with WhatsApp"),
    message: text.describe("Prefilled first message when a visitor opens the chat"),
  }),
  phonePayment: mobile.describe("Mobile number that receives payments"),
  email: z.strictObject(each(email, "general support grievance")),
  hours: z.strictObject({
    support: weeklyHours,
    business: z.array(weeklyHours).min(1),
  }),
  ...words("name responseTime channel languages regulatorOffice paymentVerification"),
  consultation: markdown.describe("What the free consultation includes"),
  address: group("city state country", {
    lines: z.array(text).min(1),
    pin: text.regex(/^\d{6}$/, "expected a PIN code of six digits"),
    countryCode: text.regex(/^[A-Z]{2}$/, "expected two capital letters such as IN"),
  }),
  officers: z.array(group("role name", { phone, email })).min(1),
  analyst: analyst.describe("The analyst who writes the research"),
  audits: z.array(audit).min(1).describe("The audits that SEBI requires, by financial year"),
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
    dailyLimit: z.int().positive().describe("Daily UPI limit in rupees, from SEBI's circular"),
  }),
  gstPercent: z.number().min(1, "expected a percentage such as 18"),
  gstin: written(GSTIN, "a GSTIN of 15 letters and digits"),
  feeCap: z.int().positive().describe("Yearly limit on fees per family, in rupees before tax"),
  social: z.array(group("name", { href })).min(1),
  warning: text.describe("Mandated warning; no word may be added, removed or changed"),
  disclaimers: z.array(markdown).min(1),
  notice: markdown.describe("Mandated notice of do's and don'ts"),
  noticeNow: markdown.describe("After that notice: the circular now in force"),
});

export type Firm = z.output<typeof firm>;
