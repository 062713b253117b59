import { Decrypter } from "age-encryption";
import { inspectImage } from "@/lib/consent/images/image-header";
import type { Key } from "./keys";

/** The media host's limit per file (docs/consent.md). */
const MAX_BYTES = 10_485_760;
const REFERENCE = /^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}(?=-)/;
/** Chunk size of age; each chunk is authenticated as a whole. */
const CHUNK_BYTES = 65_536;
/** The end of age's header and its nonce; a file without them is truncated. */
const HEADER_END = /\n--- [^\n]+\n.{16}/s;
/** Anywhere in the name, since hosts and browsers may append characters. */
const EXTENSION = /\.(jpe?g|pdf)(?![a-z])/i;

/** Why a file is not shown; templates/opener.template has a sentence for each. */
export type Fault =
  | ("empty" | "huge" | "not-sealed" | "wrong-key" | "cut" | "altered")
  | ("unknown" | "other-content");

export interface Opened {
  /** For saving: without `.age`, with the extension of its type. */
  name: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Uint8Array<ArrayBuffer>;
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** The reference at the start of a file name, or an empty string. */
export const referenceOf = (name: string) => REFERENCE.exec(name)?.[0] ?? "";

/** Detects the type from the bytes; image sizes are checked before anything decodes them. */
function typeOf(bytes: Uint8Array): Opened["type"] | undefined {
  if (latin1(bytes.subarray(0, 5)) === "%PDF-") return "application/pdf";
  const found = bytes.length > 0 && inspectImage(bytes);
  return typeof found === "object" && found.type === "jpeg" ? "image/jpeg" : undefined;
}

/** The decrypted content, or a fault. Read as a stream, to know how far decryption came. */
async function decrypted(file: File, header: string, keys: readonly Key[]) {
  const decrypter = new Decrypter();
  for (const { identity } of keys) decrypter.addIdentity(identity);
  const chunks: BlobPart[] = [];
  // In the last chunk, truncated and altered data cannot be distinguished.
  let left = HEADER_END.test(header) ? Number.POSITIVE_INFINITY : 0;
  try {
    const content = await decrypter.decrypt(file.stream());
    left = 0;
    left = content.size(file.size);
    const reader = content.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(new Uint8Array(part.value));
      left -= part.value.length;
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch (cause) {
    if (cause instanceof Error && /no identity matched/.test(cause.message)) return "wrong-key";
    return left > CHUNK_BYTES ? "altered" : "cut";
  }
}

export async function openSealed(file: File, keys: readonly Key[]): Promise<Opened | Fault> {
  if (file.size === 0) return "empty";
  if (file.size > MAX_BYTES) return "huge";
  const header = latin1(new Uint8Array(await file.slice(0, 20_000).arrayBuffer()));
  if (!"age-encryption.org/v1\n".startsWith(header.slice(0, 22))) return "not-sealed";
  const bytes = await decrypted(file, header, keys);
  if (typeof bytes === "string") return bytes;
  const type = typeOf(bytes);
  if (!type) return "unknown";
  const extension = type === "image/jpeg" ? "jpg" : "pdf";
  const claim = EXTENSION.exec(file.name)?.[1]?.toLowerCase().replace("jpeg", "jpg");
  if (claim && claim !== extension) return "other-content";
  const stem = file.name.replace(/\.age$/i, "").replace(EXTENSION, "");
  return { name: `${stem}.${extension}`, type, bytes };
}
