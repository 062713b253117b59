import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Content } from "@/lib/content/load/load";
import { siteUrl } from "@/lib/site/site-url";
import { requireBuiltSite } from "@/scripts/environment";

/** Passes what it is told on to all search engines that take part. */
const ENDPOINT = "https://api.indexnow.org/indexnow";
const TIMEOUT_MS = 30_000;

/** @see https://www.indexnow.org/documentation */
const REFUSALS: Record<number, string> = {
  400: "the request is malformed",
  403: "the key is not the one in the key file",
  422: "an address is not of this host, or the key has not the right form",
  429: "too many requests; wait a day",
};

const SITEMAP = path.join("out", "sitemap.xml");
/** The sitemap that was submitted last, by host: keep the folder where builds come and go. */
const STATE = ".indexnow";

/** Addresses of a sitemap, with the date of the last change where it has one. */
export type Sitemap = ReadonlyMap<string, string | undefined>;

/** Reads a sitemap as the build writes it. */
export function parseSitemap(xml: string): Sitemap {
  const entries = [...xml.matchAll(/<url>\s*<loc>(.*?)<\/loc>([\s\S]*?)<\/url>/g)];
  return new Map(
    entries.map(([, url = "", rest = ""]) => [url, /<lastmod>(.*?)<\/lastmod>/.exec(rest)?.[1]]),
  );
}

/**
 * Addresses that search engines should read again: new ones, those with another date or with none,
 * and those that are gone.
 * @param before the sitemap that was submitted last; empty where that is not known
 */
export function changedUrls(now: Sitemap, before: Sitemap): string[] {
  const changed = [...now].filter(([url, date]) => !date || before.get(url) !== date);
  const gone = [...before.keys()].filter((url) => !now.has(url));
  return [...changed.map(([url]) => url), ...gone];
}

interface Submission {
  /** The published site. */
  origin: string;
  key: string;
  /** At most 10,000, by the protocol. */
  urls: readonly string[];
  endpoint: string;
}

/**
 * Tells search engines which addresses to read again.
 * @throws Error when the key file is not published yet, or when the request is refused
 */
export async function submitUrls({ origin, key, urls, endpoint }: Submission): Promise<void> {
  const keyLocation = `${origin}/${key}.txt`;
  const published = await fetch(keyLocation, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!published.ok || (await published.text()).trim() !== key) {
    throw new Error(
      `${keyLocation} does not hold the key (${published.status}): publish out/ first`,
    );
  }
  const { status } = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList: urls }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status === 200 || status === 202) return;
  const reason = REFUSALS[status] ?? "the service did not say why";
  throw new Error(`IndexNow answered ${status}: ${reason}`);
}

/**
 * Finds the pages that changed since the last submission, and submits them where asked to.
 * @throws Error with a sentence that says what is missing
 */
export async function announceChanges(
  { firm, marketing, placeholders }: Content,
  isSending: boolean,
): Promise<void> {
  const key = marketing.indexnow?.key;
  if (!key) throw new Error("No key yet: set indexnow.key in content/marketing.yaml and publish.");
  requireBuiltSite();
  const origin = siteUrl(firm);
  const entries = parseSitemap(readFileSync(SITEMAP, "utf8"));
  const foreign = [...entries.keys()].find((url) => new URL(url).origin !== origin);
  if (foreign)
    throw new Error(`out/ was built for another address: ${foreign} is not of ${origin}.`);

  const { host } = new URL(origin);
  const state = path.join(STATE, `${host.replace(":", "-")}.xml`);
  const isFirst = !existsSync(state);
  const urls = changedUrls(entries, parseSitemap(isFirst ? "" : readFileSync(state, "utf8")));
  const count = `${urls.length} addresses`;
  console.log(isFirst ? `All ${count}: none sent before.` : `${count} changed.`);
  for (const url of urls) console.log(url);
  if (!isSending) console.log("Nothing was sent. After publishing: npm run indexnow -- --send");
  if (!isSending || urls.length === 0) return;

  if (firm.site === origin && placeholders.has("firm.site")) {
    throw new Error("The site's address is still a placeholder: set site in content/firm.yaml.");
  }
  // The variable is for trying it against a server of your own.
  const endpoint = process.env.INDEXNOW_ENDPOINT ?? ENDPOINT;
  await submitUrls({ origin, key, urls, endpoint });
  await mkdir(STATE, { recursive: true });
  await copyFile(SITEMAP, state);
  console.log(`Sent to ${new URL(endpoint).host}.`);
}
