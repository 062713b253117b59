import { Encrypter } from "age-encryption";
import { loadPostQuantum } from "./post-quantum";
import { isPostQuantum } from "./sealing";

/** Loads code that only some recipients need. @throws if the network fails */
export async function loadSealing(recipients: readonly string[]): Promise<void> {
  if (recipients.some(isPostQuantum)) await loadPostQuantum();
}

/** Encrypts a file as a standard age file, which any of the recipients' keys opens. */
export async function sealFile(file: Blob, recipients: readonly string[]): Promise<Blob> {
  await loadSealing(recipients);
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(new Uint8Array(await file.arrayBuffer()));
  return new Blob([new Uint8Array(sealed)]);
}
