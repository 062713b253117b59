import { readFileSync, statSync } from "node:fs";
import { decodeText } from "content-kit/sources";
import PostalMime from "postal-mime";

/** An advertisement as it is read: its words, or their markup. */
export interface ReadText {
  /** As messages name it: the file, or "the text" of standard input. */
  name: string;
  /** Plain text; what the reader of a mail sees first is its subject. */
  text: string;
  /** The markup of a mail or a page, in which readers see the words. */
  html?: string;
  subject?: string;
  /** A saved mail as the file has it, in which the words may be encoded. */
  mail?: string;
}

/** Why a file is not checked, in a sentence that says what to do. */
export class UnreadText extends Error {}

const BY_HAND = "copy its words into a text file, and check that";

/** Files that are no text, by their first bytes. */
const BINARY: readonly { start: RegExp; what: string; cure: string }[] = [
  { start: /^%PDF-/, what: "a PDF", cure: `open it, select all and ${BY_HAND}` },
  {
    start: /^PK\p{Cc}{2}/u,
    what: "a packed file, such as one of Word (.docx), Excel or PowerPoint",
    cure: 'open it and save a copy as plain text (.txt, "Unicode" or UTF-8), and check that',
  },
  {
    start: /^\xd0\xcf/,
    what: "a file of an older Word or of Outlook (.doc, .msg)",
    cure: "save a copy as plain text (.txt) or, in Outlook, as .eml, and check that",
  },
  {
    start: /^\{\\rtf/,
    what: "a text with formats (.rtf)",
    cure: "save a copy as plain text (.txt), and check that",
  },
  {
    start:
      /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|II\*|MM.\*|....ftyp(?:heic|heix|mif1|avif))/s,
    what: "a picture, whose words are not read",
    cure: "type them into a text file, and check that",
  },
  {
    start: /^(?:....ftyp|.E\xdf\xa3|OggS|ID3|RIFF)/s,
    what: "a film or a recording",
    cure: "write what it shows and says into a text file, and check that",
  },
];

/** Bytes without a mark that are UTF-16 all the same, as PowerShell 5 and old editors write them. */
function withMark(bytes: Buffer): Buffer {
  const hasMark =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (hasMark) return bytes;
  const first = bytes.subarray(0, 200);
  const zeros = [0, 1].map(
    (side) => first.filter((byte, at) => at % 2 === side && byte === 0).length,
  );
  const half = first.length / 2;
  if (half < 2) return bytes;
  if ((zeros[1] ?? 0) > 0.7 * half && zeros[0] === 0)
    return Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]);
  if ((zeros[0] ?? 0) > 0.7 * half && zeros[1] === 0)
    return Buffer.concat([Buffer.from([0xfe, 0xff]), bytes]);
  return bytes;
}

/** Signs that no keyboard writes, as programs and packed files have them. */
function hasOddSigns(text: string): boolean {
  const odd = text.match(/(?![\t\n\f\r])\p{Cc}/gu) ?? [];
  return text.includes("\0") || odd.length > text.length / 200;
}

/** The letters of a file of UTF-8, UTF-16 or older Windows. @throws UnreadText for another kind of file */
function lettersOf(name: string, bytes: Buffer): string {
  const start = bytes.subarray(0, 16).toString("latin1");
  const binary = BINARY.find((kind) => kind.start.test(start));
  if (binary) throw new UnreadText(`${name} is ${binary.what}: ${binary.cure}`);
  const text = decodeText(withMark(bytes));
  if (hasOddSigns(text)) throw new UnreadText(`${name} is no text: ${BY_HAND}`);
  if (!text.includes("\ufffd")) return text;
  return decodeText(Buffer.from(new TextDecoder("windows-1252").decode(bytes)));
}

/** Headers at the beginning, as a saved mail has them. */
const MAIL = /^(?:[A-Za-z][A-Za-z0-9-]*:[^\n]*\n(?:[ \t][^\n]*\n)*){2,}\n/;
const MAIL_HEADER =
  /^(?:from|received|return-path|delivered-to|mime-version|message-id|date|subject):/im;

const isMail = (text: string) => {
  const [headers = ""] = MAIL.exec(text) ?? [];
  return MAIL_HEADER.test(headers) && /^(?:from|subject):/im.test(headers);
};

const isHtml = (text: string) => /^\s*<(?:!doctype html|html|head|body|table|div|p)\b/i.test(text);

async function readMail(name: string, bytes: Buffer): Promise<ReadText> {
  const { subject, text = "", html } = await PostalMime.parse(bytes);
  const mail: ReadText = { name, text: text.replace(/\r\n?/g, "\n") };
  if (subject) mail.subject = subject;
  if (html) mail.html = html.replace(/\r\n?/g, "\n");
  return mail;
}

/** @throws UnreadText that says why there is nothing to read */
function bytesOf(file: string): Buffer {
  if (file === "-") return readFileSync(0);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) {
    throw new UnreadText(
      `${file} is not there: compare its name and its folder, and put quotes round a name with blanks`,
    );
  }
  if (stats.isDirectory()) {
    throw new UnreadText(
      `${file} is a folder: name one file in it; a folder of pages is checked without --text`,
    );
  }
  return readFileSync(file);
}

/**
 * Reads one advertisement: a text of any system, a saved mail (.eml), a page, or standard input.
 * @param file a path, or `-`
 * @throws UnreadText for what is no text, or has no words
 */
export async function readText(file: string): Promise<ReadText> {
  const name = file === "-" ? "the text" : file;
  const bytes = bytesOf(file);
  const letters = lettersOf(name, bytes);
  const plain = { name, text: letters };
  let read: ReadText = plain;
  if (isMail(letters)) read = { ...(await readMail(name, bytes)), mail: letters };
  else if (isHtml(letters)) read = { ...plain, text: "", html: letters };
  if ((read.html ?? read.text).trim() === "") {
    throw new UnreadText(`${name} has no words: there is nothing to check`);
  }
  return read;
}
