import { Decrypter } from "age-encryption";
import { inspectImage } from "@/lib/consent/images/image-header";
import type { Key } from "./keys";

/** Of a file, as the media host has it: docs/consent.md. */
const MAX_BYTES = 10_485_760;
const REFERENCE = /^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}(?=-)/;
/** The extension within a name: hosts and browsers may put signs of their own behind it. */
const EXTENSION = /\.(jpe?g|pdf)(?![a-z])/i;

/** Why nothing is shown; templates/opener.template has a sentence for each. */
export type Fault =
  | ("empty" | "huge" | "not-sealed" | "wrong-key" | "damaged")
  | ("unknown" | "other-content");

export interface Opened {
  /** For saving: without `.age`, and with the extension of what it is. */
  name: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Uint8Array<ArrayBuffer>;
}

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** The application's reference at the beginning of a file's name; "" where there is none. */
export const referenceOf = (name: string) => REFERENCE.exec(name)?.[0] ?? "";

/** What the bytes are, by themselves: pixels are counted before anything decodes them. */
function typeOf(bytes: Uint8Array): Opened["type"] | undefined {
  if (latin1(bytes.subarray(0, 5)) === "%PDF-") return "application/pdf";
  const found = bytes.length > 0 && inspectImage(bytes);
  return typeof found === "object" && found.type === "jpeg" ? "image/jpeg" : undefined;
}

/**
 * Opens a file that the consent form sealed.
 * @returns what may be shown, or why nothing is
 */
export async function openSealed(file: File, keys: readonly Key[]): Promise<Opened | Fault> {
  if (file.size === 0) return "empty";
  if (file.size > MAX_BYTES) return "huge";
  const sealed = new Uint8Array(await file.arrayBuffer());
  if (!"age-encryption.org/v1\n".startsWith(latin1(sealed.subarray(0, 22)))) return "not-sealed";
  const decrypter = new Decrypter();
  for (const { identity } of keys) decrypter.addIdentity(identity);
  let bytes: Opened["bytes"];
  try {
    bytes = new Uint8Array(await decrypter.decrypt(sealed));
  } catch (cause) {
    const isForOthers = cause instanceof Error && /no identity matched/.test(cause.message);
    return isForOthers ? "wrong-key" : "damaged";
  }
  const type = typeOf(bytes);
  if (!type) return "unknown";
  const extension = type === "image/jpeg" ? "jpg" : "pdf";
  const claim = EXTENSION.exec(file.name)?.[1]?.toLowerCase().replace("jpeg", "jpg");
  if (claim && claim !== extension) return "other-content";
  const stem = file.name.replace(/\.age$/i, "").replace(EXTENSION, "");
  return { name: `${stem}.${extension}`, type, bytes };
}
