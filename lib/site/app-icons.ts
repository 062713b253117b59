/**
 * PNG icons of the web manifest, by address, drawn once from app/icon.svg. A maskable one fills its
 * square to the edges; systems cut it to a circle of 80% at the least, so the mark is inside that.
 */
export const MANIFEST_ICONS = [
  { src: "/icons/icon-192.png", size: 192, purpose: "any" },
  { src: "/icons/icon-512.png", size: 512, purpose: "any" },
  { src: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
  { src: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

export const APPLE_ICON_SIZE = 180;
