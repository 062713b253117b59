import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { SHARE_IMAGE, shareImagePath } from "@/lib/site/page-metadata";
import { sitePages } from "@/lib/site/site-pages";
import { themeColours } from "@/lib/site/theme-colours";
import { FONTS, readFont } from "./fonts";
import { furtherFontsFor, missingIn, readFurtherFont } from "./further-fonts";
import { emojiFontFile } from "./script-fonts";
import { sharp } from "./sharp";

interface ShareCardProps {
  heading: string;
  firmName: string;
  /** As in the registration strip: SEBI registered Research Analyst. */
  role: string;
  registration: string;
  /** The logo as a data URL, shown before the firm's name or instead of it. */
  logo?: { src: string; width: number; height: number; hasName: boolean } | undefined;
  colours: Record<string, string>;
}

const { width, height } = SHARE_IMAGE;
const MARGIN = 72;
const LOGO = { width: 480, height: 56 };

/** Long headings are smaller; the longest fits on four lines. */
function headingSize({ length }: string): number {
  if (length <= 40) return 104;
  return length <= 70 ? 88 : 66;
}

type BaseProps = Pick<ShareCardProps, "firmName" | "logo" | "colours">;

/** The logo or the firm's name, beside the figure. */
function Base({ firmName, logo, colours }: BaseProps): ReactNode {
  return (
    <div
      style={{
        display: "flex",
        justifyContent: "space-between",
        alignItems: "center",
        margin: `0 ${MARGIN}px`,
        padding: "28px 0 34px",
        borderTop: `2px solid ${colours.ink}`,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
        {/* biome-ignore lint/performance/noImgElement: satori draws it into the share image */}
        {logo && <img src={logo.src} alt="" width={logo.width} height={logo.height} />}
        {!logo?.hasName && (
          <span style={{ fontWeight: 600, color: colours.green }}>{firmName}</span>
        )}
      </div>
      {/* A small version of the hero figures: entry, target above, stop-loss below. */}
      <svg width="300" height="56" viewBox="0 0 300 56" role="presentation">
        <path d="M0 36H90" stroke={colours.soft} strokeWidth={3} />
        <path d="M90 36L150 20L190 27L300 6" stroke={colours.green} strokeWidth={4} fill="none" />
        <path
          d="M90 36L140 44L180 40L300 52"
          stroke={colours.ochre}
          strokeWidth={3}
          strokeDasharray="9 7"
          fill="none"
        />
      </svg>
    </div>
  );
}

/** Satori requires `display` on every element with children. */
function ShareCard(props: ShareCardProps): ReactNode {
  const { heading, role, registration, colours } = props;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width,
        height,
        background: colours.paper,
        color: colours.ink,
        fontFamily: "Instrument Sans",
        fontSize: 32,
      }}
    >
      <div
        style={{
          display: "flex",
          justifyContent: "space-between",
          alignItems: "center",
          padding: `20px ${MARGIN}px`,
          background: colours.night,
          color: colours.paper,
        }}
      >
        <span>{role}</span>
        <span style={{ color: colours.mist }}>{registration}</span>
      </div>
      <div
        style={{
          display: "flex",
          flexGrow: 1,
          alignItems: "center",
          padding: `0 ${MARGIN}px`,
          fontFamily: "Newsreader",
          fontSize: headingSize(heading),
          letterSpacing: "-0.02em",
          lineHeight: 1.08,
          textWrap: "balance",
        }}
      >
        {heading}
      </div>
      <Base firmName={props.firmName} logo={props.logo} colours={colours} />
    </div>
  );
}

export function readShareFonts(root: string): Promise<Font[]> {
  return Promise.all(
    FONTS.map(async (font) => {
      const weight = Number.parseInt(font.cut, 10) as 400 | 500 | 600;
      return { name: font.name, weight, style: "normal", data: await readFont(root, font) };
    }),
  );
}

/** A picture, and the characters of its texts that no font has, which it shows as boxes. */
interface ShareImage {
  image: Buffer;
  missing: string[];
}

const EMOJI_SIZE = 128;

/** An emoji as a data URL: in one line with others, satori would measure it wrongly. */
async function drawEmoji(emoji: string, font: Font, colour: string | undefined): Promise<string> {
  const size = { width: EMOJI_SIZE, height: EMOJI_SIZE };
  const style = {
    ...size,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    color: colour,
    fontFamily: font.name,
    fontSize: 100,
    lineHeight: 1,
  };
  const svg = await satori(<div style={style}>{emoji}</div>, { ...size, fonts: [font] });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/**
 * Equal input gives identical bytes.
 * @param root the repository, whose packages have fonts for what the site's fonts lack
 * @param fonts of the site
 */
export async function drawShareImage(
  root: string,
  card: ShareCardProps,
  fonts: Font[],
): Promise<ShareImage> {
  const emojiFont = readFurtherFont(emojiFontFile(root));
  const missing = new Set<string>();

  function fontsFor(text: string): Font[] {
    const further = furtherFontsFor(root, text);
    for (const character of further.missing) missing.add(character);
    return further.fonts;
  }

  function emojiImage(emoji: string): Promise<string> {
    for (const character of missingIn(emojiFont, emoji)) missing.add(character);
    return drawEmoji(emoji, emojiFont.font, card.colours.ink);
  }

  // Satori converts text to paths, so fonts of the machine do not matter.
  const svg = await satori(ShareCard(card), {
    width,
    height,
    fonts,
    loadAdditionalAsset: async (kind, text) =>
      kind === "emoji" ? emojiImage(text) : fontsFor(text),
  });
  const png = { palette: true, colours: 64, dither: 0, effort: 7 };
  const image = await sharp(Buffer.from(svg)).png(png).toBuffer();
  return { image, missing: [...missing] };
}

/** The logo at twice its size, for a sharp image. */
async function readLogo(root: string, { firm, pictures }: CheckedContent) {
  const { logo } = firm;
  const picture = logo && pictures.get(logo.file);
  if (!picture) return undefined;
  const file = path.join(root, "content", "pictures", picture.file);
  const { data, info } = await sharp(file, { density: 300 })
    .rotate()
    .resize({ width: 2 * LOGO.width, height: 2 * LOGO.height, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString("base64")}`;
  return { src, width: info.width / 2, height: info.height / 2, hasName: logo.hasName ?? false };
}

/** `中 (U+4E2D)` */
function named(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${character} (U+${code})`;
}

const NO_FONT =
  "write the page's heading, the firm's name or the role without them, or add a font that has them to scripts/prepare/script-fonts.ts";

/**
 * Writes the share images of all pages to `public/share`, which is emptied first.
 * @returns a sentence for each image with letters that no font has
 */
export async function writeShareImages(root: string, content: CheckedContent): Promise<string[]> {
  const fileOf = (name: string) => path.join(root, "public", shareImagePath(name));
  await rm(path.dirname(fileOf("")), { recursive: true, force: true });
  const fonts = await readShareFonts(root);
  const shared = {
    logo: await readLogo(root, content),
    colours: themeColours(root),
    firmName: content.firm.name,
    role: content.shared.strip.title,
    registration: content.firm.registration.number,
  };
  const advice: string[] = [];
  for (const { name, sharedImage, heading } of sitePages(content)) {
    if (sharedImage) continue;
    const { image, missing } = await drawShareImage(root, { heading, ...shared }, fonts);
    await mkdir(path.dirname(fileOf(name)), { recursive: true });
    await writeFile(fileOf(name), image);
    if (missing.length === 0) continue;
    const letters = missing.map(named).join(", ");
    advice.push(
      `public${shareImagePath(name)} shows boxes in place of ${letters}, which no font here has: ${NO_FONT}`,
    );
  }
  return advice;
}
