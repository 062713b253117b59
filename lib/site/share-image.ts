/** What every share image is: the size that Facebook, LinkedIn, X and WhatsApp show uncropped. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: "image/png" } as const;

/** Where a page's share image is published. */
export function shareImagePath(name: string): string {
  return `/share/${name}.png`;
}
