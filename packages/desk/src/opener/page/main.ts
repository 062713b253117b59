import { elementOf, save, wordsOf } from "./dom";
import { type Key, readKeys } from "./keys";
import { makeKeys, saveSpareKey, saveTestFile, saveWorkingKey, showMadeKeys } from "./made-keys";
import { openSealed } from "./open-sealed";
import { openedOf, type SealedDocument, showDocuments } from "./show-documents";

// All state is in this page only and is cleared when the page is left.
let keys: readonly Key[] = [];
let documents: SealedDocument[] = [];

const keyField = elementOf<HTMLInputElement>("key");
const fileField = elementOf<HTMLInputElement>("files");

/** Tries the keys on what is still sealed. Concurrent calls may open a file twice, to the same. */
async function openAll(): Promise<void> {
  for (const document of documents) {
    const isToTry = document.result === "sealed" || document.result === "wrong-key";
    if (isToTry && keys.length > 0) document.result = await openSealed(document.file, keys);
  }
  showDocuments(documents);
}

async function takeKeys(text: string): Promise<void> {
  const found = await readKeys(text);
  if (typeof found === "string") {
    elementOf("key-status").textContent = wordsOf(found);
  } else {
    keys = found;
    // Cleared at once, so that no password manager offers to save it.
    keyField.value = "";
    const names = found.map(({ recipient }) => `${recipient.slice(0, 20)}…`);
    elementOf("key-status").textContent = `${wordsOf("taken")} ${names.join(", ")}`;
  }
  await openAll();
}

/** @param files sealed files; a key file may be among them */
async function addFiles(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const beginning = await file.slice(0, 20_000).text();
    if (/AGE-SECRET-KEY-/i.test(beginning)) {
      await takeKeys(beginning);
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
  documents = [];
  keyField.value = "";
  elementOf("key-status").textContent = wordsOf("forgotten");
  showMadeKeys([]);
  showDocuments(documents);
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

onClick("use", () => takeKeys(keyField.value));
onClick("forget", forget);
onClick("save-all", saveAll);
onClick("make", makeKeys);
onClick("save-working", saveWorkingKey);
onClick("save-spare", saveSpareKey);
onClick("save-test", saveTestFile);
onClick("print", () => print());

keyField.addEventListener("keydown", async (event) => {
  if (event.key === "Enter") await takeKeys(keyField.value);
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
