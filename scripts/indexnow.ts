import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { getContent } from "@/lib/content/content";
import { siteUrl } from "@/lib/site/site-url";
import { changedUrls, parseSitemap } from "@/scripts/hosts/indexnow/sitemap";
import { INDEXNOW_ENDPOINT, submitUrls } from "@/scripts/hosts/indexnow/submission";
import { loadEnvironment } from "./environment";

/**
 * Run after publishing: tells search engines which pages changed since the last time. Lists them,
 * and sends the list with --send. Usage: npm run indexnow [-- --send]
 */
const SITEMAP = path.join("out", "sitemap.xml");
/** The sitemap that was submitted last, by host: keep the folder where builds come and go. */
const STATE = ".indexnow";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

// The site's address, as the build had it.
loadEnvironment();
const { firm, marketing, placeholders } = getContent();
const key = marketing.indexnow?.key;
if (!key) fail("No key yet: set indexnow.key in content/marketing.yaml, build and publish.");
if (!existsSync(SITEMAP)) fail("There is no site in out/ yet. Run npm run build first.");

const origin = siteUrl(firm);
const entries = parseSitemap(readFileSync(SITEMAP, "utf8"));
const foreign = entries.find(({ url }) => new URL(url).origin !== origin);
if (foreign) fail(`out/ was built for another address: ${foreign.url} is not of ${origin}.`);

const state = path.join(STATE, `${new URL(origin).host.replace(":", "-")}.xml`);
const before = existsSync(state) ? parseSitemap(readFileSync(state, "utf8")) : undefined;
const urls = changedUrls(entries, before);
console.log(
  before ? `${urls.length} addresses changed.` : `All ${urls.length} addresses: none sent before.`,
);
for (const url of urls) console.log(url);

if (!process.argv.includes("--send")) {
  console.log("Nothing was sent. After publishing: npm run indexnow -- --send");
} else if (urls.length > 0) {
  if (firm.site === origin && placeholders.has("firm.site")) {
    fail("The site's address is still a placeholder: set site in content/firm.yaml.");
  }
  // The variable is for trying it against a server of your own.
  const endpoint = process.env.INDEXNOW_ENDPOINT ?? INDEXNOW_ENDPOINT;
  try {
    await submitUrls({ origin, key, urls, endpoint });
  } catch (cause) {
    fail(cause instanceof Error ? cause.message : String(cause));
  }
  await mkdir(STATE, { recursive: true });
  await copyFile(SITEMAP, state);
  console.log(`Sent to ${new URL(endpoint).host}.`);
}
