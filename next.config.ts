import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

// Next reads it after this file: building the site tells nobody anything.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * `next build` exports its pages into a folder of its own, from which scripts/export.ts makes
 * `out/`. With `output: "export"` Next builds into `.next` all the same, and takes any other
 * `distDir` for the folder to export to; in development it would work there.
 */
export default function config(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // With it, development answers an unknown address with an error instead of the 404 page.
    ...(isDevelopment
      ? { logging: { incomingRequests: { ignore: [/^\/__saved/] } } }
      : { output: "export" }),
    distDir: isDevelopment ? ".next" : ".next/export",
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    // Copies that tests build are made of code whose types are checked.
    typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED) },
    // `page.dev.tsx` is a page of `next dev` and no file of the export; so is `proxy.dev.ts`.
    pageExtensions: isDevelopment ? ["dev.tsx", "dev.ts", "tsx", "ts"] : ["tsx", "ts"],
  };
}
