import { rmSync } from "node:fs";
import path from "node:path";
import { exportPackedSite } from "./tests/packed-site.ts";

/**
 * Builds and exports the example with each version of Next that the package names as a peer, canaries too: npm
 * run matrix -w static-islands [-- VERSION…]. Fails if one of them does.
 */
const VERSIONS = ["15.5", "16", "^16.5.0-0"];

const given = process.argv.slice(2);
for (const version of given.length > 0 ? given : VERSIONS) {
  try {
    const folder = exportPackedSite(path.resolve("../.."), version);
    rmSync(folder, { recursive: true });
    console.log(`next@${version}: exported`);
  } catch (cause) {
    console.error(`next@${version}: ${cause instanceof Error ? cause.message : cause}`);
    process.exitCode = 1;
  }
}
