import type { IsoDay } from "@/lib/text/days";

/** The day that the site is built for instead of today, to look at it; from SITE_TODAY. */
export function previewDay(
  env: Readonly<Record<string, string | undefined>> = process.env,
): IsoDay | undefined {
  return env.SITE_TODAY || undefined;
}
