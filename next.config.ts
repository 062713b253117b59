import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants";
import { buildId } from "./scripts/export/build-id";

// Next reads it after this file: building the site tells nobody anything.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * The export is the product: `out/` is served by a CDN and by nothing else.
 * Next's own client never reaches a visitor; scripts/export.ts removes it.
 */
export default function config(phase: string): NextConfig {
  return {
    output: "export",
    generateBuildId: () => buildId(),
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    // `page.dev.tsx` is a page of `next dev` and no file of the export.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
  };
}
