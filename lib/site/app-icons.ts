/** PNG icons of the web manifest, drawn from app/icon.svg; systems may crop maskable ones. */
export const MANIFEST_ICONS = [
  { src: "/icons/icon-192.png", size: 192, purpose: "any" },
  { src: "/icons/icon-512.png", size: 512, purpose: "any" },
  { src: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
  { src: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

export const APPLE_ICON_SIZE = 180;
