import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";

const UNTAGGED = "reads as an example";
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Factors 1 and 2 alternate; the base-36 digits of each product are added up. */
export function gstinCheckSign(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, sign, at) => {
    const product = SIGNS.indexOf(sign) * (1 + (at % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS.charAt((36 - (sum % 36)) % 36);
}

/** The fourth letter is the type of holder, such as P for a person. */
const isPan = (pan: string) => /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/.test(pan);

type Sought = [words: RegExp, why: string, isFaulty?: (words: string) => boolean];
const IN_ANY_FILE: readonly Sought[] = [
  [/(?<=(?:^|[:[,-])\s*)!placeholder\b.*/, "tagged !placeholder"],
  [
    /\bExample\.(?=\s|$)|\bClient [A-Z]\b|\bfirm\.example\b|\bnot been published here yet/,
    UNTAGGED,
  ],
  [/\b(?:to be (?:supplied|named|announced|stated)|address line \d?|lorem ipsum)\b/i, UNTAGGED],
  [/(?<=\b(?:href|social): *)["']#["']/, "leads nowhere"],
];
/** In other files such numbers are hints in forms. */
const IN_FIRM: readonly Sought[] = [
  [
    /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}\b/,
    "not a GSTIN: its PAN or its last character is wrong",
    (gstin) => !isPan(gstin.slice(2, 12)) || gstinCheckSign(gstin) !== gstin.at(14),
  ],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/, "not a PAN", (pan) => !isPan(pan)],
  [/(?<=\bifsc: *)(?!["']?(?!X{4})[A-Z]{4}0(?!0{6})[A-Z\d]{6}\b)\S.*/, "not an IFSC"],
  [/(?<=^ +id: *)(?!["']?[a-z\d.]+\.ra@valid(?!bank\b)[a-z]+)[^\s@]+@.+/, "not a UPI ID of SEBI's"],
  [/\+91 (?:\d ?)*?(?:(\d)(?: ?\1){5}|98765 ?43210|12345 ?67890)/, "not a phone number to call"],
  [/(?<=\baccount: *)["']?[0X ]+["']?$/m, "not an account"],
  [/^upi:\n(?!(?: .*\n)*? +qr:)/m, "the QR code is drawn: name the official one in upi.qr"],
];

/** Examples and placeholders left, tagged or not, one line each: `content/firm.yaml:4: …`. */
export function launchLeft(root: string): string[] {
  const content = filesBelow(path.join(root, "content")).map((name) => `content/${name}`);
  const files = [...content, "rules/exceptions.yaml"];
  return files.flatMap((file) => {
    if (!/\.(ya?ml|md|csv)$/.test(file)) return [];
    const text = readFileSync(path.join(root, file), "utf8");
    const sought = file === "content/firm.yaml" ? [...IN_ANY_FILE, ...IN_FIRM] : IN_ANY_FILE;
    const found = sought.flatMap(([pattern, why, isFaulty = () => true]) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags.replace("m", "")}m`))]
        // YAML comments are for editors.
        .filter(({ 0: words, index }) => isFaulty(words) && !/#.*$/.test(text.slice(0, index)))
        .map(({ 0: words, index }) => {
          const line = text.slice(0, index).split("\n").length;
          return { line, text: `${file}:${line}: ${words.trim()}: ${why}` };
        }),
    );
    return found.sort((a, b) => a.line - b.line).map((one) => one.text);
  });
}
