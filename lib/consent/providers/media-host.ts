import * as z from "zod/mini";
import { ProviderError } from "./provider-error";

/** Where files go, and what an accepted one's address begins with. */
export interface MediaHost {
  /** Up to and without `/v1_1`. */
  api: string;
  /** Each `secure_url` must begin with this address. */
  files: string;
  cloudName: string;
  uploadPreset: string;
}

const success = z.object({
  secure_url: z.string(),
  // True when the host kept an earlier file of that name: the address would be somebody else's.
  existing: z.optional(z.literal(false)),
});

const failure = z.object({ error: z.object({ message: z.string() }) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longer than any address of the host; four of them have to fit into an e-mail. */
const LONGEST_ADDRESS = 1_000;

/** The address as a browser would go to it, or null when that is not the host. */
function addressOnHost(address: string, files: string): string | null {
  try {
    // URL.canParse needs Chrome 120.
    const { href } = new URL(address);
    return href.startsWith(files) && href.length <= LONGEST_ADDRESS ? href : null;
  } catch {
    return null;
  }
}

/**
 * Reads the host's answer, which is never trusted.
 * @returns the file's address
 * @throws ProviderError for anything but a success with an address of the host's own
 */
export function readAnswer(
  { files }: MediaHost,
  { status, body, retryAfter }: { status: number; body: string; retryAfter: string | undefined },
): string {
  const json = parseJson(body);
  if (status < 200 || status > 299) {
    const text = failure.safeParse(json).data?.error.message;
    // Retry-After may also be a date, which counts as nothing asked.
    const retryAfterMs = Number(retryAfter) * 1000 || 0;
    throw new ProviderError({ kind: "refused", status, text, retryAfterMs });
  }
  if (json === undefined) throw new ProviderError({ kind: "garbled" });
  const { data } = success.safeParse(json);
  const address = data ? addressOnHost(data.secure_url, files) : null;
  if (address === null) throw new ProviderError({ kind: "unacceptable" });
  return address;
}
