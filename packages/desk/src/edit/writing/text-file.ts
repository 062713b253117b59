import { createHash } from "node:crypto";

/** A text file, and how a program has saved it. */
export interface TextFile {
  /** With LF at the ends of lines, without a byte-order mark. */
  text: string;
  /** SHA-256 of its bytes, in hex. */
  hash: string;
  /** As it is: to put each line's own end back. */
  raw: string;
  encoding: "utf8" | "utf16le" | "utf16be";
  hasMark: boolean;
}

export const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

function encodingOf(bytes: Uint8Array): TextFile["encoding"] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf16be";
  return "utf8";
}

const LABELS = { utf8: "utf-8", utf16le: "utf-16le", utf16be: "utf-16be" } as const;

export function readBytes(bytes: Uint8Array): TextFile {
  const encoding = encodingOf(bytes);
  const whole = new TextDecoder(LABELS[encoding], { ignoreBOM: true }).decode(bytes);
  const hasMark = whole.startsWith("\uFEFF");
  const raw = hasMark ? whole.slice(1) : whole;
  return { text: raw.replaceAll("\r\n", "\n"), hash: hashOf(bytes), raw, encoding, hasMark };
}

/** How many of the first lines are the same in both, and of the last. */
function commonLines(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  return { first, last };
}

/** The text with the ends of lines that the file has: a changed line gets the usual one. */
function withOwnEnds({ raw, text }: TextFile, after: string): string {
  if (!raw.includes("\r\n")) return after;
  const rawLines = raw.split("\n");
  const usual = rawLines.filter((line) => line.endsWith("\r")).length * 2 >= rawLines.length - 1;
  const afterLines = after.split("\n");
  const { first, last } = commonLines(text.split("\n"), afterLines);
  const ends = afterLines.map((line, index) => {
    const fromEnd = afterLines.length - index;
    if (index < first) return rawLines[index] ?? line;
    if (fromEnd <= last) return rawLines[rawLines.length - fromEnd] ?? line;
    return usual && fromEnd > 1 ? `${line}\r` : line;
  });
  return ends.join("\n");
}

/** The bytes of a file with another text: its encoding, its mark and the ends of its lines stay. */
export function bytesWith(file: TextFile, after: string): Buffer {
  const whole = (file.hasMark ? "\uFEFF" : "") + withOwnEnds(file, after);
  if (file.encoding === "utf8") return Buffer.from(whole, "utf8");
  const bytes = Buffer.from(whole, "utf16le");
  return file.encoding === "utf16be" ? bytes.swap16() : bytes;
}
