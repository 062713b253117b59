import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

// No telemetry; Next reads this variable after this file.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * `next build` exports into `.next/export`, from which scripts/export.ts makes `out/`. With
 * `output: "export"` Next always builds into `.next` and treats another `distDir` as the folder to
 * export to; in development it would work there.
 */
export default function config(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    // With "export", development answers an unknown address with an error, not the 404 page.
    ...(isDevelopment
      ? { logging: { incomingRequests: { ignore: [/^\/__saved/] } } }
      : { output: "export" }),
    distDir: isDevelopment ? ".next" : ".next/export",
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    // Set for the copies that tests build, whose types are checked in the original.
    typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED) },
    // `page.dev.tsx` and `proxy.dev.ts` exist under `next dev` only.
    pageExtensions: isDevelopment ? ["dev.tsx", "dev.ts", "tsx", "ts"] : ["tsx", "ts"],
  };
}
