import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PDFDict, PDFDocument, PDFHexString, PDFName } from "pdf-lib";

/** Distances from the page's top left corner, in PDF units. */
export interface ReadText {
  text: string;
  x: number;
  baseline: number;
  size: number;
  width: number;
}

export interface ReadPage {
  width: number;
  height: number;
  texts: ReadText[];
  /** Of the level lines. */
  rules: number[];
  /** Role and words of each element, as a screen reader reads them. */
  elements: [role: string, words: string][];
  /** Text that belongs to no element and is no artifact. */
  untagged: string[];
  images: { x: number; top: number; width: number; height: number }[];
}

export interface ReadPdf {
  /** The document's own notes: Title, Author, Language and the like. */
  info: Record<string, unknown>;
  pages: ReadPage[];
}

/** What a viewer finds in a PDF. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const script = join(__dirname, "pdf-reader.mjs");
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    input: bytes,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as ReadPdf;
}

/** All text in reading order, words apart by one space. */
export function textOf(pages: ReadPage[]): string {
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(" ")
    .replace(/\s+/g, " ");
}

/** The texts that the structure tree gives for what is drawn instead of written. */
export async function actualTexts(bytes: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(bytes);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const text = object instanceof PDFDict && object.get(PDFName.of("ActualText"));
    return text instanceof PDFHexString ? [text.decodeText()] : [];
  });
}
