import { z } from "zod";
import { isoDate, text } from "./values";

const version = z.strictObject({
  number: text.regex(/^\d+\.\d+$/, 'expected a number such as "1.1"'),
  date: isoDate.describe("First day this version is in force: 2026-12-01"),
  inForce: z
    .literal(false)
    .optional()
    .describe("If another version took its place before its day, so that it never held"),
  sha256: text.regex(/^[0-9a-f]{64}$/, "expected the 64 letters and digits that the command wrote"),
});

const versionedText = z.strictObject({
  label: text.describe("Name shown at acceptance and on the version pages"),
  versions: z.array(version).superRefine((versions, context) => {
    for (const [index, { date }] of versions.entries()) {
      if (versions.slice(index + 1).every((older) => older.date <= date)) continue;
      context.addIssue({
        code: "custom",
        path: [index, "date"],
        message: "expected the newest version first, each on the day of the one below or later",
      });
    }
  }),
});

/** The texts that clients accept; the keys are also their folder names in content/versions. */
export const versions = z.strictObject({
  terms: versionedText,
  privacy: versionedText,
  charter: versionedText,
  mitc: versionedText,
  notice: versionedText,
});

export const TEXT_NAMES = versions.keyof().options;

export type TextName = (typeof TEXT_NAMES)[number];
