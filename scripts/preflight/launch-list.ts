import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { filesBelow } from "@/lib/content/files-below";
import { isFaultyGstin, isPan } from "@/lib/text/tax-numbers";

/** A text that must not be on a published site. */
interface Sign {
  pattern: RegExp;
  why: string;
  /** Whether what the pattern has found is wrong; it always is if this is undefined. */
  isFaulty?: (found: string) => boolean;
}

const UNTAGGED = "reads as an example";

const SIGNS_IN_ANY_FILE: readonly Sign[] = [
  {
    pattern: /(?<=(?:^|[:[,-])\s*)!placeholder\b.*/gm,
    why: "tagged !placeholder",
  },
  {
    pattern:
      /\bExample\.(?=\s|$)|\bClient [A-Z]\b|\bfirm\.example\b|\bnot been published here yet/gm,
    why: UNTAGGED,
  },
  {
    pattern: /\b(?:to be (?:supplied|named|announced|stated)|address line \d?|lorem ipsum)\b/gim,
    why: UNTAGGED,
  },
  {
    pattern: /(?<=\b(?:href|social): *)["']#["']/gm,
    why: "leads nowhere",
  },
];

/** In other files such numbers are hints in forms. */
const SIGNS_IN_FIRM: readonly Sign[] = [
  {
    pattern: /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}\b/gm,
    why: "not a GSTIN: its PAN or its last character is wrong",
    isFaulty: isFaultyGstin,
  },
  {
    pattern: /\b[A-Z]{5}\d{4}[A-Z]\b/gm,
    why: "not a PAN",
    isFaulty: (found) => !isPan(found),
  },
  {
    pattern: /(?<=\bifsc: *)(?!["']?(?!X{4})[A-Z]{4}0(?!0{6})[A-Z\d]{6}\b)\S.*/gm,
    why: "not an IFSC",
  },
  {
    pattern: /(?<=^ +id: *)(?!["']?[a-z\d.]+\.ra@valid(?!bank\b)[a-z]+)[^\s@]+@.+/gm,
    why: "not a UPI ID of SEBI's",
  },
  {
    pattern: /\+91 (?:\d ?)*?(?:(\d)(?: ?\1){5}|98765 ?43210|12345 ?67890)/gm,
    why: "not a phone number to call",
  },
  {
    pattern: /(?<=\baccount: *)["']?[0X ]+["']?$/gm,
    why: "not an account",
  },
  {
    pattern: /^upi:\n(?!(?: .*\n)*? +qr:)/gm,
    why: "the QR code is drawn: name the official one in upi.qr",
  },
];

/** A sign in a file, at a line from 1. */
interface FoundSign {
  line: number;
  found: string;
  why: string;
}

/** YAML comments are for editors. */
function isInComment(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  return /#.*$/.test(before);
}

function findSign({ pattern, why, isFaulty }: Sign, text: string): FoundSign[] {
  const signs: FoundSign[] = [];
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    if (isInComment(text, match.index)) continue;
    if (isFaulty && !isFaulty(found)) continue;
    const line = text.slice(0, match.index).split("\n").length;
    signs.push({ line, found, why });
  }
  return signs;
}

function signsFor(file: string): Sign[] {
  if (file === "content/firm.yaml") return [...SIGNS_IN_ANY_FILE, ...SIGNS_IN_FIRM];
  return [...SIGNS_IN_ANY_FILE];
}

/** The texts of content, and the exceptions from rules. */
function searchedFiles(root: string): string[] {
  const content = filesBelow(path.join(root, "content")).map((name) => `content/${name}`);
  const texts = content.filter((name) => /\.(ya?ml|md|csv)$/.test(name));
  return [...texts, "rules/exceptions.yaml"];
}

/** Examples and placeholders left, tagged or not, one line each: `content/firm.yaml:4: …`. */
export function launchLeft(root: string): string[] {
  const left: string[] = [];
  for (const file of searchedFiles(root)) {
    const text = decodeText(readFileSync(path.join(root, file)));
    const signs = signsFor(file).flatMap((sign) => findSign(sign, text));
    signs.sort((a, b) => a.line - b.line);
    for (const { line, found, why } of signs) {
      left.push(`${file}:${line}: ${found.trim()}: ${why}`);
    }
  }
  return left;
}
