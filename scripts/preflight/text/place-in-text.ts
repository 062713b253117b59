import type { PreflightOptions } from "ra-preflight";
import type { ReadText } from "./read-text";

type Piece = Parameters<NonNullable<PreflightOptions["placeOf"]>>[0]["piece"];

/** A line and a column, from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** So many words are enough to find a passage. */
const SOUGHT = 6;
const firstWords = (words: string) => words.trim().split(/\s+/).filter(Boolean).slice(0, SOUGHT);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where a text has words, from a line on; the beginning of that line if it has them in another form. */
export function placeInText(text: string, words: string, fromLine: number): TextPlace {
  const start = text
    .split("\n")
    .slice(0, fromLine - 1)
    .join("\n").length;
  const sought = firstWords(words).map((word) => escaped(word).replace(/['"]/g, "."));
  const found =
    sought.length === 0
      ? undefined
      : new RegExp(sought.join("[\\s*_~`]+"), "iu").exec(text.slice(start));
  return found ? placeAt(text, start + found.index) : { line: fromLine, column: 1 };
}

/** A letter as a mail has it: by itself, or in quoted-printable (`=E2=82=B9` for ₹). */
function letterInMail(letter: string): string {
  const plain = /['"]/.test(letter) ? "." : escaped(letter);
  const bytes = [...Buffer.from(letter)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `(?:${plain}|=${bytes.join("(?:=\\r?\\n)?=")})`;
}

/** Such a mail is cut into lines of 76 letters anywhere, behind a `=`. */
const CUT = "(?:=\\r?\\n)?";
const BETWEEN_WORDS = "(?:\\s|=\\r?\\n|=20|=0A|<[^>]*>|&nbsp;|[*_~`])+";

/** The line below the headers of a part that is in base64, where no word can be read; of the text else. */
function startOfText(mail: string): TextPlace {
  const encoded = /^content-transfer-encoding:\s*base64/im.exec(mail)?.index ?? 0;
  const [headers = ""] = /^[\s\S]*?\r?\n\r?\n/.exec(mail.slice(encoded)) ?? [];
  return placeAt(mail, encoded + headers.length);
}

/** Where the file of a saved mail has words; where its text begins, if they are not readable there. */
export function placeInMail(mail: string, words: string): TextPlace {
  const sought = firstWords(words).map((word) => [...word].map(letterInMail).join(CUT));
  const body = /\r?\n\r?\n/.exec(mail)?.index ?? 0;
  const found =
    sought.length === 0
      ? undefined
      : new RegExp(sought.join(BETWEEN_WORDS), "iu").exec(mail.slice(body));
  return found ? placeAt(mail, body + found.index) : startOfText(mail);
}

/** Where the file of an advertisement has the words of a finding. */
export function placeOfWords(read: ReadText, words: string, piece: Piece): TextPlace {
  const { mail, html, text } = read;
  if (mail === undefined) return placeInText(html ?? text, words, piece?.line ?? 1);
  const subject = /^subject:/im.exec(mail)?.index;
  if (piece?.where === "title" && subject !== undefined) return placeAt(mail, subject);
  return placeInMail(mail, words);
}
