import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { LOOPBACK, networkAddresses } from "./scripts/own-host";

// No telemetry; Next reads this variable after this file.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * `next build` exports into `.next/export`, from which scripts/export.ts makes `out/`. With
 * `output: "export"` Next always builds into `.next` and treats another `distDir` as the folder to
 * export to; in development it would work there.
 */
export default function config(phase: string): NextConfig {
  const common: NextConfig = {
    images: { unoptimized: true },
    poweredByHeader: false,
    reactStrictMode: true,
    // Set for the copies that tests build, whose types are checked in the original.
    typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED) },
  };
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    return {
      ...common,
      // Without `output`: with "export", development answers an unknown address with an error
      // instead of the 404 page.
      distDir: ".next",
      // scripts/dev.ts says where it listens. Next refuses its scripts to pages under other names.
      allowedDevOrigins: process.env.HOST === LOOPBACK ? [] : networkAddresses(),
      // `proxy.dev.ts` exists under `next dev` only.
      pageExtensions: ["dev.ts", "tsx", "ts"],
      // Open pages ask for it every second.
      logging: { incomingRequests: { ignore: [/^\/__saved/] } },
    };
  }
  return {
    ...common,
    output: "export",
    distDir: ".next/export",
    pageExtensions: ["tsx", "ts"],
  };
}
