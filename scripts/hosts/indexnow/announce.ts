import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Content } from "@/lib/content/load/load";
import { siteUrl } from "@/lib/site/site-url";
import { changedUrls, parseSitemap } from "./sitemap";
import { INDEXNOW_ENDPOINT, submitUrls } from "./submission";

const SITEMAP = path.join("out", "sitemap.xml");
/** The sitemap that was submitted last, by host: keep the folder where builds come and go. */
const STATE = ".indexnow";

/**
 * Finds the pages that changed since the last submission, and submits them where asked to.
 * @param print called with each line for the user
 * @throws Error with a sentence that says what is missing
 */
export async function announceChanges(
  { firm, marketing, placeholders }: Content,
  isSending: boolean,
  print: (line: string) => void,
): Promise<void> {
  const key = marketing.indexnow?.key;
  if (!key) throw new Error("No key yet: set indexnow.key in content/marketing.yaml and publish.");
  if (!existsSync(SITEMAP))
    throw new Error("There is no site in out/ yet. Run npm run build first.");
  const origin = siteUrl(firm);
  const entries = parseSitemap(readFileSync(SITEMAP, "utf8"));
  const foreign = entries.find(({ url }) => new URL(url).origin !== origin);
  if (foreign) {
    throw new Error(`out/ was built for another address: ${foreign.url} is not of ${origin}.`);
  }

  const state = path.join(STATE, `${new URL(origin).host.replace(":", "-")}.xml`);
  const before = existsSync(state) ? parseSitemap(readFileSync(state, "utf8")) : undefined;
  const urls = changedUrls(entries, before);
  const count = `${urls.length} addresses`;
  print(before ? `${count} changed.` : `All ${count}: none sent before.`);
  for (const url of urls) print(url);
  if (!isSending) print("Nothing was sent. After publishing: npm run indexnow -- --send");
  if (!isSending || urls.length === 0) return;

  if (firm.site === origin && placeholders.has("firm.site")) {
    throw new Error("The site's address is still a placeholder: set site in content/firm.yaml.");
  }
  // The variable is for trying it against a server of your own.
  const endpoint = process.env.INDEXNOW_ENDPOINT ?? INDEXNOW_ENDPOINT;
  await submitUrls({ origin, key, urls, endpoint });
  await mkdir(STATE, { recursive: true });
  await copyFile(SITEMAP, state);
  print(`Sent to ${new URL(endpoint).host}.`);
}
