import type { NextConfig } from "next";
import { buildId } from "./scripts/export/build-id";

// Next reads it after this file: building the site tells nobody anything.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * The export is the product: `out/` is served by a CDN and by nothing else.
 * Next's own client never reaches a visitor; scripts/export.ts removes it.
 */
const config: NextConfig = {
  output: "export",
  generateBuildId: () => buildId(),
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
