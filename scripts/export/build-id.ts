import { execFileSync } from "node:child_process";

/** Names the build after the commit: the same commit gives the same bytes. Next's names are random. */
export function buildId(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    // An archive of the sources, without its history.
    return process.env.SOURCE_DATE_EPOCH ?? "sources";
  }
}
