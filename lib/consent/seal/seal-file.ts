import { Encrypter } from "age-encryption";
import { loadPostQuantum } from "./post-quantum";
import { isPostQuantum } from "./recipients";

/** Fetches what only some kinds of recipients need. @throws where the line is down */
export async function loadSealing(recipients: readonly string[]): Promise<void> {
  if (recipients.some(isPostQuantum)) await loadPostQuantum();
}

/** Seals a file to all recipients: a plain age file, which any age tool opens with one of their keys. */
export async function sealFile(file: Blob, recipients: readonly string[]): Promise<Blob> {
  await loadSealing(recipients);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(new Uint8Array(await file.arrayBuffer()));
  return new Blob([new Uint8Array(sealed)]);
}
