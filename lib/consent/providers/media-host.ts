import * as z from "zod/mini";
import { UploadError } from "./upload-error";

/** Where files go and what an accepted one's address begins with. */
export interface MediaHost {
  /** Up to and without `/v1_1`. */
  api: string;
  /** Each `secure_url` must begin with this origin and path. */
  files: string;
  cloudName: string;
  uploadPreset: string;
}

const success = z.object({
  secure_url: z.string(),
  // The host had a file of that name already and kept it: the address would be somebody else's.
  existing: z.optional(z.boolean()),
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
  let url: URL;
  try {
    // URL.canParse needs Chrome 120.
    url = new URL(address);
  } catch {
    return null;
  }
  const expected = new URL(files);
  const isOnHost =
    url.origin === expected.origin &&
    url.pathname.startsWith(expected.pathname) &&
    url.username === "" &&
    url.password === "" &&
    url.href.length <= LONGEST_ADDRESS;
  return isOnHost ? url.href : null;
}

/**
 * Reads the host's answer; it is never trusted.
 * @returns the file's address
 * @throws UploadError for anything but a success with an address of the host's own
 */
export function readAnswer(
  { status, body, retryAfter }: { status: number; body: string; retryAfter: string | null },
  host: MediaHost,
): string {
  const json = parseJson(body);
  if (status < 200 || status > 299) {
    const parsed = failure.safeParse(json);
    const seconds = Number(retryAfter ?? Number.NaN);
    throw new UploadError({
      kind: "status",
      status,
      message: parsed.success ? parsed.data.error.message : null,
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
    });
  }
  if (json === undefined) throw new UploadError({ kind: "garbled" });
  const parsed = success.safeParse(json);
  const address =
    parsed.success && !parsed.data.existing
      ? addressOnHost(parsed.data.secure_url, host.files)
      : null;
  if (address === null) throw new UploadError({ kind: "unacceptable" });
  return address;
}
