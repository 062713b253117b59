/** Passes what it is told on to all search engines that take part. */
export const INDEXNOW_ENDPOINT = "https://api.indexnow.org/indexnow";

/** Addresses that one request may carry, by the protocol. */
const BATCH = 10_000;

const TIMEOUT_MS = 30_000;

/** @see https://www.indexnow.org/documentation */
const REFUSALS: Record<number, string> = {
  400: "the request is malformed",
  403: "the key is not the one in the key file",
  422: "an address is not of this host, or the key has not the right form",
  429: "too many requests; wait a day",
};

/** Name of the file that proves the key; it stands at the root and holds the key and nothing else. */
export function keyFile(key: string): string {
  return `${key}.txt`;
}

interface SubmissionOptions {
  /** The published site. */
  origin: string;
  key: string;
  urls: readonly string[];
  endpoint?: string;
}

/**
 * Tells search engines which addresses to read again.
 * @throws Error when the key file is not published yet, or when the request is refused
 */
export async function submitUrls({
  origin,
  key,
  urls,
  endpoint = INDEXNOW_ENDPOINT,
}: SubmissionOptions): Promise<void> {
  const keyLocation = `${origin}/${keyFile(key)}`;
  const published = await fetch(keyLocation, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!published.ok || (await published.text()).trim() !== key) {
    throw new Error(
      `${keyLocation} does not hold the key (${published.status}): publish out/ first`,
    );
  }
  const { host } = new URL(origin);
  for (let start = 0; start < urls.length; start += BATCH) {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({ host, key, keyLocation, urlList: urls.slice(start, start + BATCH) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status !== 200 && answer.status !== 202) {
      const reason = REFUSALS[answer.status] ?? "the service did not say why";
      throw new Error(`IndexNow answered ${answer.status}: ${reason}`);
    }
  }
}
