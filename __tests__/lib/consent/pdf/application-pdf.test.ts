import { content } from "@/__tests__/fixture";
import { IMAGE_FIELDS, type PerImage, perImage, TEXT_FIELDS } from "@/lib/consent/fields";
import { formWords } from "@/lib/consent/form-words";
import { applicationPdf } from "@/lib/consent/pdf/application-pdf";
import { detailsPdf } from "@/lib/consent/pdf/details-pdf";
import { drawText } from "@/lib/consent/pdf/draw-text";
import { type PlanOffer, planOffers } from "@/lib/consent/plan-offers";
import { priceOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";
import { sharp } from "@/scripts/prepare/sharp";
import { jpeg } from "../../../../e2e/support/consent/photos";
import { FIELDS, REFERENCE } from "../support";
import { actualTexts, readPdf, textOf } from "./read-pdf";

// Only a browser can draw.
jest.mock("@/lib/consent/pdf/draw-text", () => ({ drawText: jest.fn() }));

const draw = jest.mocked(drawText);
const words = formWords(content);

let images: PerImage<{ jpeg: Blob }>;

beforeAll(async () => {
  const { buffer } = await jpeg("a.jpg", { width: 400, height: 250 });
  images = perImage(() => ({ jpeg: new Blob([new Uint8Array(buffer)]) }));
});

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(async () => {
    const white = { create: { width: 90, height: 20, channels: 3, background: "white" } } as const;
    const png = new Uint8Array(await sharp(white).png().toBuffer()).buffer;
    return { png, width: 90 };
  });
});

const at = new Date("2026-11-22T12:30:00Z");
const request = (fields = FIELDS, plan?: PlanOffer) => {
  return { fields, plan, images, reference: REFERENCE, at };
};

test("the client's PDF holds the fields, the terms and the reference, and nothing is drawn", async () => {
  const { bytes, skipped } = await applicationPdf(request(), words, detailsPdf);
  const { pages } = readPdf(bytes);
  const text = textOf(pages);
  for (const value of Object.values(FIELDS)) expect(text).toContain(value);
  for (const name of TEXT_FIELDS) expect(text).toContain(words.you[name].label);
  for (const name of IMAGE_FIELDS) expect(text).toContain(words.documents[name].label);
  // Lines break at spaces, and rupee signs are drawn.
  const bare = (words: string) => words.replace(/[ ₹]/g, "");
  const printed = [
    ...words.terms.points,
    ...words.sebi.paragraphs,
    ...words.sebi.points,
    ...words.accepted.map(({ label }) => label),
    ...words.pdf.parties,
    words.plan.none,
  ];
  for (const sentence of printed) expect(bare(text)).toContain(bare(sentence));
  expect(text).toContain(`Reference ${REFERENCE}, made on`);
  expect(text).not.toMatch(/[{}]/);
  expect(pages.flatMap((page) => page.images)).toHaveLength(4);
  expect(skipped).toEqual([]);
  expect(draw).not.toHaveBeenCalled();
});

test("the PDF has the plan with its fee, GST, total and cap from lib/fees", async () => {
  const offers = planOffers(content, content.pages["consent-form"].form.plan);
  const plans = content.services.flatMap((service) => service.plans);
  expect(offers.map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
  const plan = plans.find(({ months = 0 }) => months > 1);
  const offer = offers.find(({ id }) => id === plan?.id);
  const { base, gst, total } = priceOf(plan ?? { price: 0 }, content.firm.gstPercent);
  const { bytes } = await applicationPdf(request(FIELDS, offer), words, detailsPdf);
  // The rupee sign is drawn; the tag has the sentence as text.
  const texts = (await actualTexts(bytes)).join();
  for (const amount of [base, gst, total, content.firm.feeCap]) {
    expect(texts).toContain(formatRupees(amount));
  }
  const text = textOf(readPdf(bytes).pages).replaceAll(" ", "");
  expect(text).toContain(offer?.name.replaceAll(" ", ""));
});

test("only what a PDF's own fonts cannot write is drawn, and it can still be read aloud", async () => {
  const asked = request({ ...FIELDS, fullName: "आशा राव" });
  const { bytes } = await applicationPdf(asked, words, detailsPdf);
  expect(draw.mock.calls.map(([text]) => text)).toEqual(["आशा राव"]);
  expect(await actualTexts(bytes)).toContain("आशा राव");
});
