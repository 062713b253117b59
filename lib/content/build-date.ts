import { askGit } from "./git";

/**
 * The day that the build shows as today, as `2026-11-21`: SOURCE_DATE_EPOCH (seconds), else the
 * commit's date, so that the same commit builds the same pages, else the clock.
 */
export function buildDate(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SOURCE_DATE_EPOCH) {
    return new Date(Number(env.SOURCE_DATE_EPOCH) * 1000).toISOString().slice(0, 10);
  }
  try {
    return askGit(".", "log", "-1", "--format=%cs");
  } catch {
    // No git or no commit yet, as in an archive of the sources.
    return new Date().toISOString().slice(0, 10);
  }
}

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * The day in India, as `2026-11-21`, of SOURCE_DATE_EPOCH, else of the clock. What is announced
 * between two days has to be right on the day of the build, however old the commit.
 */
export function todayInIndia(env: NodeJS.ProcessEnv = process.env): string {
  const now = env.SOURCE_DATE_EPOCH ? Number(env.SOURCE_DATE_EPOCH) * 1000 : Date.now();
  return new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}
