import type { PreparedImages } from "@/lib/consent/application";
import { perImage } from "@/lib/consent/fields";
import type { ImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import { applicationPdf } from "@/lib/consent/pdf/application-pdf";
import { type DetailsPdfInput, detailsPdf } from "@/lib/consent/pdf/details-pdf";
import { drawText } from "@/lib/consent/pdf/draw-text";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { loadContent } from "@/lib/content/load/load";
import { sharp } from "@/scripts/prepare/sharp";
import { jpeg } from "../../../../e2e/support/consent/photos";
import { fixtureContent } from "../../content/load/content-copy";
import { FIELDS, REFERENCE } from "../support";
import { readPdf, textOf } from "./read-pdf";

// Only a browser can draw.
jest.mock("@/lib/consent/pdf/draw-text", () => ({ drawText: jest.fn() }));

const draw = jest.mocked(drawText);
const words = pdfWords(loadContent(fixtureContent));

const imageWorker = (buildPdf: ImageWorkerClient["buildPdf"] = detailsPdf) =>
  ({ buildPdf }) as ImageWorkerClient;

let images: PreparedImages;

beforeAll(async () => {
  const { buffer } = await jpeg("a.jpg", { width: 400, height: 250 });
  images = perImage(() => {
    const large = new Blob(["the copy that is uploaded"]);
    return { upload: large, pdf: new Blob([new Uint8Array(buffer)]), thumbnail: large };
  });
});

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(async (text) => {
    const white = { create: { width: 90, height: 20, channels: 3, background: "white" } } as const;
    const png = new Uint8Array(await sharp(white).png().toBuffer()).buffer;
    return { text, png, width: 90 };
  });
});

const request = (fields = FIELDS) => ({ fields, images, reference: REFERENCE });

test("the client's PDF holds the fields, the terms and the reference, and nothing is drawn", async () => {
  const { blob, skipped } = await applicationPdf(request(), words, imageWorker());
  const { pages } = readPdf(new Uint8Array(await blob.arrayBuffer()));
  const text = textOf(pages);
  for (const value of Object.values(FIELDS)) expect(text).toContain(value);
  for (const label of Object.values(words.labels)) expect(text).toContain(label);
  const unbroken = text.replaceAll(" ", "");
  for (const point of words.terms.points) expect(unbroken).toContain(point.replaceAll(" ", ""));
  expect(text).toContain(`Reference ${REFERENCE}, made on`);
  expect(text).not.toMatch(/[{}]/);
  expect(pages.flatMap((page) => page.images)).toHaveLength(4);
  expect([skipped, blob.type]).toEqual([[], "application/pdf"]);
  expect(draw).not.toHaveBeenCalled();
});

test("only what a PDF's own fonts cannot write is drawn, and can be found all the same", async () => {
  const given = request({ ...FIELDS, fullName: "आशा राव" });
  const { blob } = await applicationPdf(given, words, imageWorker());
  expect(draw.mock.calls.map(([text]) => text)).toEqual(["आशा राव"]);
  const { pages } = readPdf(new Uint8Array(await blob.arrayBuffer()));
  expect(textOf(pages)).toContain("आशा राव");
});

test("the photographs that were not added are told", async () => {
  const build = async (input: DetailsPdfInput) => {
    input.images[3] = { field: "signImage", label: "Sign Image", jpeg: new ArrayBuffer(3) };
    return detailsPdf(input);
  };
  expect((await applicationPdf(request(), words, imageWorker(build))).skipped).toEqual([
    "signImage",
  ]);
});
