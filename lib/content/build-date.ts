import { dayInIndia, type IsoDay, todayInIndia } from "@/lib/text/days";
import { askGit } from "./git";

/**
 * The day that the build prints as today: in India, at SOURCE_DATE_EPOCH, else at the commit, so
 * that the same commit builds the same pages, else now.
 */
export function buildDate(env: NodeJS.ProcessEnv = process.env): IsoDay {
  if (env.SOURCE_DATE_EPOCH) return todayInIndia(env);
  try {
    return dayInIndia(Number(askGit(".", "log", "-1", "--format=%ct")) * 1000);
  } catch {
    // No git or no commit yet, as in an archive of the sources.
    return todayInIndia(env);
  }
}
