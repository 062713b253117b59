import { IMAGE_FIELDS, type ImageField, perImage, TEXT_FIELDS } from "@/lib/consent/fields";
import { type DetailsPdfInput, detailsPdf } from "@/lib/consent/pdf/details-pdf";
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from "@/lib/consent/pdf/layout";
import type { Paragraph, Part } from "@/lib/consent/pdf/parts";
import { sharp } from "@/scripts/prepare/sharp";
import { jpeg } from "../../../../e2e/support/consent/photos";
import { actualTexts, type ReadPage, type ReadPdf, readPdf } from "./read-pdf";

const VALUES = {
  fullName: "José Müller-O’Neil",
  email: "jose@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "ABCDE1234F",
  adhaarNumber: "XXXX XXXX 7058",
};

const POINTS = Array.from(
  { length: 6 },
  (_, index) =>
    `Point ${index + 1} of the terms. ${"It goes on for a while. ".repeat(8)}End ${index + 1}.`,
);

const HEADLINE = "Reference 7K3Q-M2X9-D4TB, made on 21 November 2026";
const NOTE = "Point 3 is ours; a rule of SEBI binds before it.";

// Each document is read by a program of its own.
jest.setTimeout(20_000);

const arrayBuffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

let photographs: Record<ImageField, ArrayBuffer>;

beforeAll(async () => {
  const landscape = arrayBuffer((await jpeg("a.jpg", { width: 1600, height: 1000 })).buffer);
  const portrait = arrayBuffer((await jpeg("b.jpg", { width: 1000, height: 1600 })).buffer);
  photographs = perImage((field) => (field === "adhaarBackImage" ? portrait : landscape));
});

const labelled = (label: string, ...texts: string[]): Part => {
  return { label, paragraphs: texts.map((text) => ({ text })), size: 12 };
};

const NOT_ADDED = "This photograph could not be added.";

/** The part of a photograph. */
const shown = (field: ImageField, jpeg = photographs[field]): Part => {
  return { ...labelled(`Label of ${field}`, NOT_ADDED), photograph: { field, jpeg } };
};

function input(parts = allParts()): DetailsPdfInput {
  return {
    title: "Client Consent Form",
    author: "The Research Desk",
    language: "en-IN",
    headline: HEADLINE,
    pageOf: "Page {n} of {total}",
    ink: "#14201b",
    createdAt: new Date("2026-11-21T10:00:00Z"),
    parts,
  };
}

const allParts = (): Part[] => [
  ...TEXT_FIELDS.map((field) => labelled(`Label of ${field}`, VALUES[field])),
  ...IMAGE_FIELDS.map((field) => shown(field)),
  labelled("Plan", "Futures – Premium, 6 Months"),
  ...POINTS.map((text, index) => ({
    label: index === 0 ? "Terms accepted" : "",
    paragraphs: [{ mark: `${index + 1}`, text }],
    size: 10,
  })),
  { ...labelled("", NOTE), size: 10 },
  { ...labelled("Accepted", "Terms 1.0", "Privacy 1.1"), size: 10 },
];

const withName = (name: Paragraph) =>
  input([{ label: "Label of fullName", paragraphs: [name], size: 12 }]);

async function build(details = input()): Promise<ReadPdf> {
  return readPdf((await detailsPdf(details)).bytes);
}

/** A picture of text, as the browser draws it. */
async function drawn(text: string, width = 120, height = 20): Promise<Paragraph> {
  const white = { width, height, channels: 3, background: "white" } as const;
  const png = await sharp({ create: white }).png().toBuffer();
  return { text, picture: { png: arrayBuffer(png), width } };
}

const find = (pages: ReadPage[], text: string) =>
  pages.flatMap((page) => page.texts).find((item) => item.text === text);

describe("a document with everything in it", () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await build();
  });

  test("has its title, author, language and day, names no library, and is on A4", () => {
    expect(pdf.info).toMatchObject({
      Title: "Client Consent Form",
      Author: "The Research Desk",
      Language: "en-IN",
      CreationDate: "D:20261121100000Z",
      Producer: "The Research Desk",
      Creator: "The Research Desk",
    });
    expect(pdf.pages.length).toBeGreaterThan(1);
    for (const [index, { width, height, texts }] of pdf.pages.entries()) {
      expect([width, height]).toEqual([PAGE_WIDTH, PAGE_HEIGHT]);
      const all = texts.map(({ text }) => text);
      expect(all).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
      expect(all).toContain(HEADLINE);
    }
  });

  test("is read aloud in order: title, each label with its value, each photograph, each point", () => {
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    const elements = pdf.pages.flatMap((page) =>
      page.elements.map(([role, words]) => [role, words.replace(/\s+/g, " ").trim()]),
    );
    const below = (label: string, ...rest: string[][]) => [["H2", label], ...rest];
    expect(elements).toEqual([
      ["H1", "Client Consent Form"],
      ["P", HEADLINE],
      ...TEXT_FIELDS.flatMap((field) => below(`Label of ${field}`, ["P", VALUES[field]])),
      ...IMAGE_FIELDS.flatMap((field) =>
        below(`Label of ${field}`, ["Figure", `Label of ${field}`]),
      ),
      ...below("Plan", ["P", "Futures – Premium, 6 Months"]),
      ...below("Terms accepted"),
      ...POINTS.flatMap((point, index) => [
        ["Lbl", `${index + 1}`],
        ["LBody", point],
      ]),
      ["P", NOTE],
      ...below("Accepted", ["P", "Terms 1.0"], ["P", "Privacy 1.1"]),
    ]);
  });

  test("shows four photographs in their proportions", () => {
    const images = pdf.pages.flatMap((page) => page.images);
    const shapes = images.map(({ width, height }) => width / height);
    expect(shapes).toEqual([1.6, 1.6, 1 / 1.6, 1.6].map((ratio) => expect.closeTo(ratio, 2)));
  });

  test("begins each part at a step of 55 units from 70", () => {
    const tops = pdf.pages.flatMap(({ rules }) => rules);
    expect(tops).toHaveLength(TEXT_FIELDS.length + IMAGE_FIELDS.length + 3);
    for (const top of tops) expect(((top - 70) / 55) % 1).toBeCloseTo(0, 5);
    expect(pdf.pages[0]?.rules.slice(0, 6)).toEqual(
      [70, 125, 180, 235, 290, 345].map((y) => expect.closeTo(y, 5)),
    );
  });

  test("writes nothing over anything else, and nothing outside its page", () => {
    for (const { texts, images } of pdf.pages) {
      const boxes = [
        ...texts.map(({ baseline, size, ...box }) => {
          return { ...box, top: baseline - size * 0.7, bottom: baseline };
        }),
        ...images.map((box) => ({ ...box, bottom: box.top + box.height })),
      ].map(({ x, width, top, bottom }) => ({ left: x, right: x + width, top, bottom }));
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(MARGIN - 0.01);
        expect(box.right).toBeLessThanOrEqual(PAGE_WIDTH - MARGIN + 0.01);
        expect(box.bottom).toBeLessThan(PAGE_HEIGHT - 20);
        const isOverlapping = (other: typeof box) =>
          box.left < other.right - 0.1 &&
          other.left < box.right - 0.1 &&
          box.top < other.bottom - 0.1 &&
          other.top < box.bottom - 0.1;
        expect(boxes.slice(index + 1).filter(isOverlapping)).toEqual([]);
      }
    }
  });
});

test.each([1475, 1600])("a portrait of %d px takes six rows, a signature four", async (height) => {
  const photo = arrayBuffer((await jpeg("a.jpg", { width: 900, height })).buffer);
  const images = (["adhaarBackImage", "signImage"] as const).map((field) => shown(field, photo));
  const { pages } = await build(input([...images, labelled("Plan", "None")]));
  const tops = [70, 70 + 6 * 55, 70 + 10 * 55];
  expect(pages[0]?.rules).toEqual(tops.map((y) => expect.closeTo(y, 5)));
});

// Pairs that a typesetter would move together.
test.each(["AVAVAVAV ", "AV", "₹AV", "To Yo. "])(
  'no line runs over the margin, whatever letters it has: "%s"',
  async (letters) => {
    const { pages } = await build(withName({ text: letters.repeat(160 / letters.length).trim() }));
    const lines = pages[0]?.texts.filter(({ size }) => size === 12) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    for (const { x, width } of lines)
      expect(x + width).toBeLessThanOrEqual(PAGE_WIDTH - MARGIN + 0.01);
  },
);

test("a rupee sign is drawn in its place; the tag has it as text", async () => {
  const details = withName({ text: "Fee of ₹10,000 and ₹ 5" });
  const texts = (await build(details)).pages[0]?.texts ?? [];
  const [before, after] = ["Fee of", "10,000 and"].map((part) =>
    texts.find(({ text }) => text.trim() === part),
  );
  // A space, and as wide as a digit.
  const gap = (after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0);
  expect(gap).toBeCloseTo(12 * (0.278 + 0.556), 1);
  const { bytes } = await detailsPdf(details);
  expect(await actualTexts(bytes)).toEqual(["Fee of ₹10,000 and ₹ 5"]);
  expect(await actualTexts((await detailsPdf(withName({ text: "Fee" }))).bytes)).toEqual([]);
});

describe("a name that is drawn", () => {
  test("is read aloud", async () => {
    const name = "श्री\u200dमती 😀";
    const { bytes } = await detailsPdf(withName(await drawn(name)));
    expect(await actualTexts(bytes)).toEqual([name]);
    expect(readPdf(bytes).pages[0]?.images).toMatchObject([{ width: 120, height: 20 }]);
  });

  test("is made smaller when its picture is wider than the page", async () => {
    const { pages } = await build(withName(await drawn("आशा राव", 2000, 40)));
    const [image] = pages[0]?.images ?? [];
    expect(image?.width).toBeCloseTo(PAGE_WIDTH - 2 * MARGIN, 3);
  });
});

test("a photograph that does not embed is skipped and reported, and the rest stays", async () => {
  const broken = shown("panImage", new Uint8Array([1, 2, 3, 4]).buffer);
  const parts = allParts().map((part) => (part.label === broken.label ? broken : part));
  const { skipped, bytes } = await detailsPdf(input(parts));
  expect(skipped).toEqual(["panImage"]);
  const { pages } = readPdf(bytes);
  expect(pages.flatMap(({ images }) => images)).toHaveLength(3);
  const notice = find(pages, NOT_ADDED);
  const below = (notice?.baseline ?? 0) - (find(pages, "Label of panImage")?.baseline ?? 0);
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(55);
});
