import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../files-below.ts";
import type { Fault } from "./faults.ts";

const TEXT_FILE = /(\.(html|css|js|json|svg|txt|xml|webmanifest|csv)|\/_headers|\/_redirects)$/;

/** What an export may be told not to look at, but for the pages themselves. */
export const UNCHECKED_PARTS = ["secrets", "source-maps", "links"] as const;

export type UncheckedPart = (typeof UNCHECKED_PARTS)[number];

/** Forms that secrets of common services have. Keys that are meant to be public have none of them. */
const SECRETS: Record<string, RegExp> = {
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "an age secret key": /AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]{20,}/,
  "an AWS key": /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  "a Google key": /\bAIza[0-9A-Za-z_-]{35}\b/,
  "a GitHub token": /\b(gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})/,
  "an npm token": /\bnpm_[0-9A-Za-z]{36}\b/,
  "a Slack token": /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  "a payment secret": /\b(sk|rk)_live_[0-9A-Za-z]{16,}/,
  "an address with a password": /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'`]+:[^\s/@"'`]+@[a-z0-9]/i,
  "a signed token": /\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\./,
  "a media host's secret": /\bapi_secret["']?\s*[:=]\s*["'][^"']{8,}/i,
};

function secretsIn(text: string): string[] {
  const found = Object.entries(SECRETS).filter(([, pattern]) => pattern.test(text));
  return found.map(([name]) => {
    return `what looks like ${name}: take it out and change the key, or leave this check out by \`unchecked: ["secrets"]\` (--unchecked secrets)`;
  });
}

function sourceMapsIn(text: string): string[] {
  return /\/[/*][#@]\s*sourceMappingURL=/.test(text)
    ? ["a reference to a source map, which would publish sources: build without"]
    : [];
}

/** @returns a sentence for each secret-looking string or reference to a source map in a text */
export function checkText(text: string, unchecked: readonly UncheckedPart[] = []): string[] {
  const secrets = unchecked.includes("secrets") ? [] : secretsIn(text);
  const maps = unchecked.includes("source-maps") ? [] : sourceMapsIn(text);
  return [...secrets, ...maps];
}

/**
 * Looks through every text file of the export for secrets and source maps.
 * @param publicFiles files of `public/`: they may hold no secret either, but source maps may be
 * among them
 */
export async function checkFiles(
  root: string,
  publicFiles: ReadonlySet<string>,
  unchecked: readonly UncheckedPart[] = [],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of filesBelow(root)) {
    const isOwnMap = file.endsWith(".map") && !publicFiles.has(file);
    if (isOwnMap && !unchecked.includes("source-maps")) {
      faults.push({ file, sentence: "a source map, which would publish sources: build without" });
    }
    if (TEXT_FILE.test(`/${file}`)) {
      const text = await readFile(path.join(root, file), "utf8");
      faults.push(...checkText(text, unchecked).map((sentence) => ({ file, sentence })));
    }
  }
  return faults;
}
