import { Encrypter } from "age-encryption";
import { elementOf, save, wordsOf } from "./dom";
import { type Key, keyFile, makeKey } from "./keys";

/** The working key and the spare key, or nothing before they are made. */
let made: readonly Key[] = [];

/** Makes a working key and a spare key. */
export async function makeKeys(): Promise<void> {
  const isHybrid = elementOf<HTMLInputElement>("hybrid").checked;
  const working = await makeKey(isHybrid);
  const spare = await makeKey(isHybrid);
  showMadeKeys([working, spare]);
}

/** The spare key's secret is shown only for printing. An empty list hides and drops the keys. */
export function showMadeKeys(keys: readonly Key[]): void {
  made = keys;
  const [working, spare] = keys;
  elementOf("working-public").textContent = working?.recipient ?? "";
  elementOf("spare-public").textContent = spare?.recipient ?? "";
  elementOf("spare-secret").textContent = spare?.identity ?? "";
  const recipients = keys.map(({ recipient }) => recipient).join(",");
  const setting = elementOf<HTMLTextAreaElement>("setting");
  setting.value = `NEXT_PUBLIC_CONSENT_SEAL_TO=${recipients}`;
  elementOf("sheets").hidden = keys.length === 0;
}

export function saveWorkingKey(): void {
  const [working] = made;
  if (working) save(keyFile(working), "working-key.txt");
}

export function saveSpareKey(): void {
  const [, spare] = made;
  if (spare) save(keyFile(spare), "spare-key.txt");
}

/** A sealed file, to test both keys before the site uses them. */
export async function saveTestFile(): Promise<void> {
  const encrypter = new Encrypter();
  for (const { recipient } of made) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(wordsOf("test-pdf"));
  save(new Uint8Array(sealed), "test.pdf.age");
}
