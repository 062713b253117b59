import { armor, Decrypter } from "age-encryption";
import { inspectImage } from "@/lib/consent/images/image-header";
import type { Key } from "./keys";

/** Of a file, as the media host has it: docs/mock-providers.md. */
const MAX_BYTES = 10_485_760;
/** The age format seals in chunks, and a tag of 16 bytes proves each. @see https://age-encryption.org/v1 */
const CHUNK = 65_536;
const SEALED_CHUNK = CHUNK + 16;
const NONCE = 16;
const HEADER = /^age-encryption\.org\/v1\n[\s\S]*?\n--- [\w+/]{43}\n/;
const REFERENCE = /^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}(?=-)/;
/** The extension within a name: hosts and browsers may put signs of their own behind it. */
const EXTENSION = /\.(jpe?g|pdf)(?![a-z])/i;

/** Why nothing is shown; templates/opener.template has a sentence for each. */
export type Fault =
  | ("empty" | "huge" | "plain" | "not-age" | "armor" | "wrong-key" | "cut" | "altered")
  | ("nothing" | "unknown" | "other-content" | "incomplete" | "too-many-pixels");

export interface Opened {
  /** For saving: without `.age`, and with the extension of what it is. */
  name: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Uint8Array<ArrayBuffer>;
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** The application's reference at the beginning of a file's name; "" where there is none. */
export const referenceOf = (name: string) => REFERENCE.exec(name)?.[0] ?? "";

/** In pieces that hold at most one chunk's end each, so that it shows which chunk does not open. */
function piecesOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += CHUNK) {
        controller.enqueue(bytes.subarray(at, at + CHUNK));
      }
      controller.close();
    },
  });
}

/** What a sealed file holds. A chunk without its proof is either the cut end or an altered one. */
async function unsealed(bytes: Uint8Array, keys: readonly Key[]): Promise<Blob | Fault> {
  const header = HEADER.exec(latin1(bytes))?.[0].length;
  const payload = bytes.length - (header ?? bytes.length) - NONCE;
  if (payload <= 0) return "cut";
  const decrypter = new Decrypter();
  for (const { identity } of keys) decrypter.addIdentity(identity);
  const parts: BlobPart[] = [];
  let isInPayload = false;
  try {
    const reader = (await decrypter.decrypt(piecesOf(bytes))).getReader();
    isInPayload = true;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(new Uint8Array(next.value));
    }
    return new Blob(parts);
  } catch (cause) {
    if (cause instanceof Error && /no identity matched/.test(cause.message)) return "wrong-key";
    const last = Math.floor((payload - 1) / SEALED_CHUNK);
    return isInPayload && parts.length >= last ? "cut" : "altered";
  }
}

/** What the bytes are, by themselves: pixels are counted before anything decodes them. */
function judge(bytes: Uint8Array): Opened["type"] | Fault {
  if (bytes.length === 0) return "nothing";
  if (latin1(bytes.subarray(0, 5)) === "%PDF-") return "application/pdf";
  const found = inspectImage(bytes);
  if (found === "incomplete" || found === "too-many-pixels") return found;
  return typeof found === "object" && found.type === "jpeg" ? "image/jpeg" : "unknown";
}

/**
 * Opens a file that the consent form sealed.
 * @returns what may be shown, or why nothing is
 */
export async function openSealed(file: File, keys: readonly Key[]): Promise<Opened | Fault> {
  if (file.size === 0) return "empty";
  if (file.size > MAX_BYTES) return "huge";
  let sealed = new Uint8Array(await file.arrayBuffer());
  if (latin1(sealed.subarray(0, 64)).trim().startsWith("-----BEGIN AGE ")) {
    try {
      sealed = new Uint8Array(armor.decode(latin1(sealed)));
    } catch {
      return "armor";
    }
  }
  if (!"age-encryption.org/v1\n".startsWith(latin1(sealed.subarray(0, 22)))) {
    return judge(sealed) === "unknown" ? "not-age" : "plain";
  }
  const content = await unsealed(sealed, keys);
  if (typeof content === "string") return content;
  const bytes = new Uint8Array(await content.arrayBuffer());
  const type = judge(bytes);
  if (type !== "image/jpeg" && type !== "application/pdf") return type;
  const extension = type === "image/jpeg" ? "jpg" : "pdf";
  const claim = EXTENSION.exec(file.name)?.[1]?.toLowerCase().replace("jpeg", "jpg");
  if (claim && claim !== extension) return "other-content";
  const stem = file.name.replace(/\.age$/i, "").replace(EXTENSION, "");
  return { name: `${stem}.${extension}`, type, bytes };
}
