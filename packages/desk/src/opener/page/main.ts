import { elementOf, save, wordsOf } from "./dom";
import { type Key, readKeys, withKeys } from "./keys";
import { makeKeys, saveSpareKey, saveTestFile, saveWorkingKey, showMadeKeys } from "./made-keys";
import { mayHoldKeys, openSealed } from "./open-sealed";
import { type KeyFile, openedOf, type SealedDocument, showFiles } from "./show-documents";

// All state is in this page only and is cleared when the page is left.
let keys: readonly Key[] = [];
let keyFiles: KeyFile[] = [];
let documents: SealedDocument[] = [];

const keyField = elementOf<HTMLInputElement>("key");
const fileField = elementOf<HTMLInputElement>("files");

/** Tries the keys on what is still sealed. Concurrent calls may open a file twice, to the same. */
async function openAll(): Promise<void> {
  for (const document of documents) {
    const isToTry = document.result === "sealed" || document.result === "wrong-key";
    if (isToTry && keys.length > 0) document.result = await openSealed(document.file, keys);
  }
  showFiles(keyFiles, documents);
}

function say(words: string): void {
  elementOf("key-status").textContent = words;
}

/** @returns whether the text had a key, or why it has none */
async function takeKeys(text: string): Promise<KeyFile["result"]> {
  const found = await readKeys(text);
  if (typeof found === "string") {
    say(wordsOf(found));
    return found;
  }
  keys = withKeys(keys, found);
  // Cleared at once, so that no password manager offers to save it.
  keyField.value = "";
  const names = keys.map(({ recipient }) => `${recipient.slice(0, 20)}…`);
  say(`${wordsOf("taken")} ${names.join(", ")}`);
  return "key-file";
}

async function useTypedKey(): Promise<void> {
  await takeKeys(keyField.value);
  await openAll();
}

/** How much of a file is read to look for a key in it. */
const KEY_FILE_BYTES = 20_000;

/** @param files sealed files; a key file may be among them */
async function addFiles(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const beginning = mayHoldKeys(file.name) ? await file.slice(0, KEY_FILE_BYTES).text() : "";
    if (/AGE-SECRET-KEY-/i.test(beginning)) {
      keyFiles.push({ name: file.name, result: await takeKeys(beginning) });
    } else {
      documents.push({ file, result: "sealed" });
    }
  }
  await openAll();
}

async function addChosenFiles(): Promise<void> {
  const files = [...(fileField.files ?? [])];
  // Allows choosing the same file again.
  fileField.value = "";
  await addFiles(files);
}

async function addDroppedFiles(event: DragEvent): Promise<void> {
  event.preventDefault();
  await addFiles([...(event.dataTransfer?.files ?? [])]);
}

function forget(): void {
  keys = [];
  keyFiles = [];
  documents = [];
  keyField.value = "";
  say(wordsOf("forgotten"));
  showMadeKeys([]);
  showFiles(keyFiles, documents);
}

async function saveAll(): Promise<void> {
  for (const { bytes, name, type } of openedOf(documents)) {
    save(bytes, name, type);
    // Browsers drop downloads that follow too quickly.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What a listener rejects is shown on the page, by the listener of `unhandledrejection`. */
function onClick(id: string, listener: () => void | Promise<void>): void {
  elementOf(id).addEventListener("click", listener);
}

onClick("use", useTypedKey);
onClick("forget", forget);
onClick("save-all", saveAll);
onClick("make", makeKeys);
onClick("save-working", saveWorkingKey);
onClick("save-spare", saveSpareKey);
onClick("save-test", saveTestFile);
onClick("print", () => print());

keyField.addEventListener("keydown", async (event) => {
  if (event.key === "Enter") await useTypedKey();
});
fileField.addEventListener("change", addChosenFiles);
elementOf("page").addEventListener("dragover", (event) => event.preventDefault());
elementOf("page").addEventListener("drop", addDroppedFiles);

const setting = elementOf<HTMLTextAreaElement>("setting");
setting.addEventListener("focus", () => setting.select());

addEventListener("unhandledrejection", ({ reason }) => {
  elementOf("status").textContent = `${wordsOf("failed")} (${reason})`;
});
addEventListener("pagehide", forget);
