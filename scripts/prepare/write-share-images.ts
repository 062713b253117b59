import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import satori, { type Font } from "satori";
import type { Content } from "@/lib/content/load/load";
import { SHARE_IMAGE, shareImagePath } from "@/lib/site/page-metadata";
import { sitePages } from "@/lib/site/site-pages";
import { themeColours } from "@/lib/site/theme-colours";
import { ShareCard, type ShareCardProps } from "./share-card";
import { sharp } from "./sharp";
import { FONTS, readFont } from "./subset-fonts";

/** @param root the project's folder */
export function readShareFonts(root: string): Promise<Font[]> {
  return Promise.all(
    FONTS.map(async (font) => ({
      name: font.name,
      weight: font.weight,
      style: "normal" as const,
      data: await readFont(root, font),
    })),
  );
}

/** Draws one share image. The same words, colours and fonts give the same bytes. */
export async function drawShareImage(card: ShareCardProps, fonts: Font[]): Promise<Buffer> {
  const { width, height } = SHARE_IMAGE;
  // Satori turns letters into paths, so no font of the machine comes into it.
  const svg = await satori(ShareCard(card), { width, height, fonts });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, effort: 7 })
    .toBuffer();
}

/**
 * Writes the share image of every page to `public/share`, and nothing else stays there.
 * @param root the project's folder
 */
export async function writeShareImages(root: string, content: Content): Promise<void> {
  const folder = path.join(root, "public", path.dirname(shareImagePath("")));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const fonts = await readShareFonts(root);
  const shared = {
    colours: themeColours(root),
    firmName: content.firm.name,
    role: content.shared.strip.title,
    registration: content.firm.registration.number,
  };
  for (const { name, heading } of sitePages(content)) {
    const image = await drawShareImage({ heading, ...shared }, fonts);
    await writeFile(path.join(root, "public", shareImagePath(name)), image);
  }
}
