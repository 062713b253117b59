import { readFile } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "content-kit";
import { fileIssue } from "content-kit/sources";
import decodeQr from "qr/decode.js";
import { sharp } from "./sharp";

/** To whom a payment goes. */
interface Payee {
  /** The UPI ID. */
  id: string;
  /** The registered name. */
  payee: string;
}

/** Widths in CSS px in which a picture is looked at: a code that is too small or too fine in one is
 * read in another. */
const WIDTHS = [1200, 600, 300];

const DOWNLOAD =
  "put SEBI's code there as BSE's portal gives it, whole and sharp, or take the line qr: out of content/firm.yaml";

/** The words of a QR code in a picture; undefined if there is none to be read. @throws Error if it is no picture */
export async function readQr(file: string): Promise<string | undefined> {
  // Not by its name: sharp would remember the picture that the file held before.
  const picture = await readFile(file);
  for (const width of WIDTHS) {
    const { data, info } = await sharp(picture)
      .rotate()
      .resize({ width })
      // Some codes are black on nothing.
      .flatten({ background: "white" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    try {
      return decodeQr({ width: info.width, height: info.height, data });
    } catch {
      // No code, or none that can be read in this size.
    }
  }
  return undefined;
}

const sameLetters = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Where two texts begin to differ, counted from 1: `letter 9 is "a" and not "h"`. */
function firstDifference(found: string, expected: string): string {
  const letters = [...found];
  const others = [...expected];
  const at = others.findIndex((letter, index) => letter !== letters[index]);
  const index = at < 0 ? others.length : at;
  const named = (letter: string | undefined) => (letter === undefined ? "missing" : `"${letter}"`);
  if (others[index] === undefined) return `${named(letters[index])} and more follows`;
  return `letter ${index + 1} is ${named(letters[index])} and not ${named(others[index])}`;
}

/** What is wrong with one value of a code; undefined if it says the same, in capitals or not. */
function valueFault(
  name: string,
  found: readonly string[],
  key: string,
  expected: string,
): string | undefined {
  const [value] = found;
  if (value === undefined) return `holds no ${name}: content/firm.yaml has ${key} "${expected}"`;
  if (found.length > 1) return `holds more than one ${name}: ${found.join(", ")}`;
  const isSame = sameLetters(value) === sameLetters(expected);
  if (isSame) return undefined;
  const difference = firstDifference(sameLetters(value), sameLetters(expected));
  return `holds the ${name} "${value}", but ${key} is "${expected}": ${difference}`;
}

/**
 * What keeps a QR code from being the firm's own: NPCI's UPI linking specification (pa, pn, am, cu).
 * @param text what the code holds
 * @returns sentences that go on after "the QR code"; none if it pays to the payee
 */
export function qrFaults(text: string, { id, payee }: Payee): string[] {
  const [, query] = /^upi:\/\/pay\/?\?(.*)$/is.exec(text.trim()) ?? [];
  if (query === undefined) return [`holds "${text}", which is no UPI payment (upi://pay?…)`];
  const values = new URLSearchParams(query);
  const faults = [
    valueFault("UPI ID", values.getAll("pa"), "upi.id", id),
    valueFault("payee", values.getAll("pn"), "legalName", payee),
  ];
  const amount = values.get("am");
  if (amount) faults.push(`asks for a fixed amount, ₹${amount}: plans have different prices`);
  const currency = values.get("cu");
  if (currency && currency.toUpperCase() !== "INR") {
    faults.push(`asks for ${currency} in place of rupees (INR)`);
  }
  return faults.filter((fault) => fault !== undefined);
}

/**
 * Reads the official QR code, whose payments nobody else checks before a client makes one.
 * @throws ContentError if it cannot be read or pays to somebody else
 */
export async function checkOfficialQr(root: string, file: string, payee: Payee): Promise<void> {
  const shown = `content/pictures/${file}`;
  const text = await readQr(path.join(root, shown)).catch((cause: Error) => {
    throw new ContentError([
      fileIssue(
        shown,
        `expected a picture, got a file that cannot be read (${cause.message}): ${DOWNLOAD}`,
      ),
    ]);
  });
  if (text === undefined) {
    const message = `expected a QR code, got a picture in which none can be read: ${DOWNLOAD}`;
    throw new ContentError([fileIssue(shown, message)]);
  }
  const faults = qrFaults(text, payee);
  if (faults.length === 0) return;
  throw new ContentError(
    faults.map((fault) =>
      fileIssue(shown, `the QR code ${fault}. Correct the one that is wrong, or ${DOWNLOAD}`),
    ),
  );
}
