import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sharp } from "@/scripts/prepare/sharp";

const LIBRARY = "node_modules/pdfjs-dist/legacy/build";

export interface RenderedPage {
  /** What a viewer finds, copies and reads aloud. */
  text: string;
  /** The page as a viewer paints it, in shades of grey, one byte a pixel. */
  pixels: { data: Buffer; width: number; height: number };
  png: Buffer;
}

/** Shows a PDF in a page of the browser, with Mozilla's viewer, and gives back what it paints. */
export async function renderPdf(page: Page, pdf: Buffer, scale = 2): Promise<RenderedPage[]> {
  await page.route("**/pdf-viewer/**", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "page") {
      await route.fulfill({ contentType: "text/html", body: "<title>PDF</title>" });
      return;
    }
    await route.fulfill({
      contentType: "text/javascript",
      body: await readFile(`${LIBRARY}/${name}`),
    });
  });
  await page.goto("/pdf-viewer/page");
  const pages = await page.evaluate(
    async ({ base64, scale: factor }) => {
      const library = "/pdf-viewer/pdf.mjs";
      const { getDocument, GlobalWorkerOptions } = await import(library);
      GlobalWorkerOptions.workerSrc = "/pdf-viewer/pdf.worker.mjs";
      const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const document_ = await getDocument({ data }).promise;
      const rendered: { text: string; png: string }[] = [];
      for (let number = 1; number <= document_.numPages; number += 1) {
        const sheet = await document_.getPage(number);
        const viewport = sheet.getViewport({ scale: factor });
        const canvas = document.createElement("canvas");
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await sheet.render({ canvasContext: canvas.getContext("2d"), viewport }).promise;
        const { items } = await sheet.getTextContent();
        rendered.push({
          text: items
            .map(({ str, hasEOL }: { str: string; hasEOL: boolean }) => str + (hasEOL ? "\n" : ""))
            .join(""),
          png: canvas.toDataURL("image/png").split(",")[1] ?? "",
        });
      }
      return rendered;
    },
    { base64: pdf.toString("base64"), scale },
  );
  return Promise.all(
    pages.map(async ({ text, png }) => {
      const file = Buffer.from(png, "base64");
      const { data, info } = await sharp(file)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { text, png: file, pixels: { data, width: info.width, height: info.height } };
    }),
  );
}

/** Share of dark pixels in a part of a page; places and sizes in PDF units from its top left. */
export function ink(
  { pixels: { data, width } }: RenderedPage,
  area: { x: number; y: number; width: number; height: number },
  scale = 2,
): number {
  let dark = 0;
  for (let y = area.y * scale; y < (area.y + area.height) * scale; y += 1) {
    for (let x = area.x * scale; x < (area.x + area.width) * scale; x += 1) {
      if ((data[Math.round(y) * width + Math.round(x)] ?? 255) < 128) dark += 1;
    }
  }
  return dark / (area.width * area.height * scale * scale);
}
