import type { NextConfig } from "next";

/**
 * The export is the product: `out/` is served by a CDN and by nothing else.
 * Next's own client never reaches a visitor; scripts/after-export.ts removes it.
 */
const config: NextConfig = {
  output: "export",
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
