import { Decrypter, type ReadableStreamWithSize } from "age-encryption";
import { inspectImage } from "@/lib/consent/images/image-header";
import type { Key } from "./keys";

/** The media host's limit per file (docs/consent.md). */
const MAX_BYTES = 10_485_760;
/** As much of a file as an age header for many keys may take. */
const HEADER_BYTES = 20_000;
const REFERENCE = /^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}(?=-)/;
const FIRST_LINE = "age-encryption.org/v1\n";
/** Chunk size of age; each chunk is authenticated as a whole. */
const CHUNK_BYTES = 65_536;
/** The end of age's header and its nonce; a file without them is truncated. */
const HEADER_END = /\n--- [^\n]+\n.{16}/s;
/** Anywhere in the name, since hosts and browsers may append characters. */
const EXTENSION = /\.(jpe?g|pdf)(?![a-z])/i;
const SEALED = /\.age(?![a-z])/i;

/** Why a file is not shown; opener.template has a sentence for each. */
export type Fault =
  | "empty"
  | "huge"
  | "not-sealed"
  | "wrong-key"
  | "cut"
  | "altered"
  | "unknown"
  | "other-content";

export interface Opened {
  /** For saving: without `.age`, with the extension of its type. */
  name: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Uint8Array<ArrayBuffer>;
}

/** The reference at the start of a file name, or an empty string. */
export function referenceOf(name: string): string {
  return REFERENCE.exec(name)?.[0] ?? "";
}

/**
 * Whether keys may be taken from a file of this name. What is named like a document may come from
 * anybody, and must not bring a key of theirs: it is never searched for one.
 */
export function mayHoldKeys(name: string): boolean {
  const isDocument = EXTENSION.test(name) || SEALED.test(name);
  return !isDocument && referenceOf(name) === "";
}

/** Opens a sealed file with any of the keys. @returns its content, or why there is none */
export async function openSealed(file: File, keys: readonly Key[]): Promise<Opened | Fault> {
  if (file.size === 0) return "empty";
  if (file.size > MAX_BYTES) return "huge";

  const header = latin1(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  // A file may be shorter than age's first line.
  const isAge = FIRST_LINE.startsWith(header.slice(0, FIRST_LINE.length));
  if (!isAge) return "not-sealed";

  const bytes = await decrypt(file, header, keys);
  if (typeof bytes === "string") return bytes;

  const type = typeOf(bytes);
  if (!type) return "unknown";
  const extension = type === "image/jpeg" ? "jpg" : "pdf";
  const claimed = EXTENSION.exec(file.name)?.[1]?.toLowerCase().replace("jpeg", "jpg");
  if (claimed && claimed !== extension) return "other-content";

  const stem = file.name.replace(/\.age$/i, "").replace(EXTENSION, "");
  return { name: `${stem}.${extension}`, type, bytes };
}

/** @returns the decrypted content, or a fault */
async function decrypt(
  file: File,
  header: string,
  keys: readonly Key[],
): Promise<Uint8Array<ArrayBuffer> | Fault> {
  const decrypter = new Decrypter();
  for (const { identity } of keys) decrypter.addIdentity(identity);

  let content: ReadableStreamWithSize;
  try {
    content = await decrypter.decrypt(file.stream());
  } catch (cause) {
    if (cause instanceof Error && /no identity matched/.test(cause.message)) return "wrong-key";
    return HEADER_END.test(header) ? "altered" : "cut";
  }
  return readAll(content, file.size);
}

/** Reads chunk by chunk, to know how far decryption came. @param fileSize in bytes */
async function readAll(
  content: ReadableStreamWithSize,
  fileSize: number,
): Promise<Uint8Array<ArrayBuffer> | Fault> {
  const chunks: BlobPart[] = [];
  let bytesLeft = 0;
  try {
    // Throws for a size that no sealed file has: its end is missing.
    bytesLeft = content.size(fileSize);
    const reader = content.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(new Uint8Array(part.value));
      bytesLeft -= part.value.length;
    }
  } catch {
    // In the last chunk, truncated and altered data cannot be distinguished.
    return bytesLeft > CHUNK_BYTES ? "altered" : "cut";
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Detects the type from the bytes; image sizes are checked before anything decodes them. */
function typeOf(bytes: Uint8Array): Opened["type"] | undefined {
  if (bytes.length === 0) return undefined;
  if (latin1(bytes.subarray(0, 5)) === "%PDF-") return "application/pdf";
  const image = inspectImage(bytes);
  if (typeof image === "object" && image.type === "jpeg") return "image/jpeg";
  return undefined;
}

/** The bytes as text, one character a byte. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
