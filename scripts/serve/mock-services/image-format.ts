export interface ImageFormat {
  /** As the media host names it: jpg, png, webp, gif. */
  format: string;
  /** Pixels, as stored: orientation is not applied. */
  width: number;
  height: number;
}

const NAMES: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", gif: "gif" };

/** Format and size read from a photograph's first bytes; undefined for anything else. */
export async function readImageFormat(bytes: Buffer): Promise<ImageFormat | undefined> {
  try {
    // Loaded on demand: the site has to be served where sharp has no build for the machine.
    const { sharp } = await import("@/scripts/prepare/sharp");
    const { format, width, height } = await sharp(bytes).metadata();
    const name = NAMES[format];
    return name ? { format: name, width, height } : undefined;
  } catch {
    return undefined;
  }
}
