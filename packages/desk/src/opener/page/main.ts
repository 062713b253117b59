import { Encrypter } from "age-encryption";
import { type Key, keyFile, makeKey, readKeys } from "./keys";
import { type Opened, openSealed, referenceOf } from "./open-sealed";

// All state is in this page only and is cleared when the page is left.
let keys: readonly Key[] = [];
let made: readonly Key[] = [];
let documents: { file: File; result?: Opened | string }[] = [];
const addresses: string[] = [];

const part = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const words = (key: string) => part(`word-${key}`).textContent ?? "";
const field = part<HTMLInputElement>("key");
const files = part<HTMLInputElement>("files");

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function addressOf(content: BlobPart, type: string): string {
  const address = URL.createObjectURL(new Blob([content], { type }));
  addresses.push(address);
  return address;
}

const save = (content: BlobPart, download: string, type = "application/octet-stream") =>
  make("a", { href: addressOf(content, type), download }).click();

const button = (label: string, name: string, onclick: (event: MouseEvent) => void) =>
  make("button", { type: "button", textContent: words(label), title: name, onclick });

const fault = (name: string, sentence: string) =>
  make("p", { className: "fault" }, make("b", {}, name), ` ${words(sentence)}`);

function shown({ name, type, bytes }: Opened): HTMLElement {
  const caption = make("figcaption", {}, make("b", {}, name));
  caption.append(button("save", name, () => save(bytes, name, type)));
  const figure = make("figure", { className: type.slice(-3) });
  const src = addressOf(bytes, type);
  if (type === "image/jpeg") {
    const onerror = () => figure.replaceChildren(fault(name, "undrawable"));
    figure.append(make("img", { src, alt: name, onerror }));
    caption.append(button("larger", name, () => figure.classList.toggle("large")));
  } else if (navigator.pdfViewerEnabled) {
    figure.append(make("iframe", { src: `${src}#navpanes=0&view=FitH`, title: name }));
  } else caption.append(make("p", {}, words("no-viewer")));
  figure.append(caption);
  return figure;
}

const opened = () =>
  documents.flatMap(({ result = "" }) => (typeof result === "object" ? result : []));

function draw(): void {
  addresses.splice(0).forEach(URL.revokeObjectURL);
  const references = [...new Set(documents.map(({ file }) => referenceOf(file.name)))].sort();
  const sections = references.map((reference) => {
    const own = documents.filter(({ file }) => referenceOf(file.name) === reference);
    const parts = own.map(({ file, result = "sealed" }) =>
      typeof result === "object" ? shown(result) : fault(file.name, result),
    );
    const heading = make("h3", {}, reference || words("no-reference"));
    return make("section", {}, heading, make("div", { className: "parts" }, ...parts));
  });
  part("documents").replaceChildren(...sections);
  const count = `${words("open")} ${opened().length} ${words("of")} ${documents.length}`;
  part("status").textContent = documents.length > 0 ? count : "";
  part<HTMLButtonElement>("save-all").disabled = opened().length === 0;
}

/** Concurrent calls may open a file twice, with the same result. */
async function openAll(): Promise<void> {
  for (const one of documents) {
    const isToTry = one.result === undefined || one.result === "wrong-key";
    if (isToTry && keys.length > 0) one.result = await openSealed(one.file, keys);
  }
  draw();
}

async function takeKeys(text: string): Promise<void> {
  const found = await readKeys(text);
  const isKey = typeof found === "object";
  if (isKey) keys = found;
  // Cleared at once, so that no password manager offers to save it.
  if (isKey) field.value = "";
  const names = isKey ? found.map(({ recipient }) => `${recipient.slice(0, 20)}…`).join(", ") : "";
  part("key-status").textContent = `${words(isKey ? "taken" : found)} ${names}`;
  await openAll();
}

/** The dropped files may include a key file. */
async function addFiles(given: readonly File[]): Promise<void> {
  for (const file of given) {
    const text = await file.slice(0, 20_000).text();
    if (/AGE-SECRET-KEY-/i.test(text)) await takeKeys(text);
    else documents.push({ file });
  }
  await openAll();
}

/** The spare key's secret is shown only for printing. */
function showMade(pair: readonly Key[]): void {
  made = pair;
  const [working, spare] = made;
  part("working-public").textContent = working?.recipient ?? "";
  part("spare-public").textContent = spare?.recipient ?? "";
  part("spare-secret").textContent = spare?.identity ?? "";
  const recipients = made.map(({ recipient }) => recipient).join(",");
  part<HTMLTextAreaElement>("setting").value = `NEXT_PUBLIC_CONSENT_SEAL_TO=${recipients}`;
  part("sheets").hidden = made.length === 0;
}

function forget(): void {
  [keys, documents, field.value] = [[], [], ""];
  part("key-status").textContent = words("forgotten");
  showMade([]);
  draw();
}

/** To test both new keys before the site uses them. */
async function saveTestFile(): Promise<void> {
  const encrypter = new Encrypter();
  for (const { recipient } of made) encrypter.addRecipient(recipient);
  save(new Uint8Array(await encrypter.encrypt(words("test-pdf"))), "test.pdf.age");
}

async function saveAll(): Promise<void> {
  for (const { bytes, name, type } of opened()) {
    save(bytes, name, type);
    // Browsers drop downloads that follow too quickly.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const isHybrid = () => part<HTMLInputElement>("hybrid").checked;
const HANDLERS: Record<string, (event: Event) => unknown> = {
  "use click": () => takeKeys(field.value),
  "key keydown": (event) => (event as KeyboardEvent).key === "Enter" && takeKeys(field.value),
  "forget click": forget,
  "files change": () => {
    const given = [...(files.files ?? [])];
    // Allows choosing the same file again.
    files.value = "";
    return addFiles(given);
  },
  "page dragover": (event) => event.preventDefault(),
  "page drop": (event) => {
    event.preventDefault();
    return addFiles([...((event as DragEvent).dataTransfer?.files ?? [])]);
  },
  "save-all click": saveAll,
  "make click": async () => showMade([await makeKey(isHybrid()), await makeKey(isHybrid())]),
  "save-working click": () => made[0] && save(keyFile(made[0]), "working-key.txt"),
  "save-spare click": () => made[1] && save(keyFile(made[1]), "spare-key.txt"),
  "save-test click": saveTestFile,
  "print click": () => print(),
  "setting focus": () => part<HTMLTextAreaElement>("setting").select(),
};
for (const [place, handler] of Object.entries(HANDLERS)) {
  const [id = "", event = ""] = place.split(" ");
  part(id).addEventListener(event, handler);
}
addEventListener("unhandledrejection", ({ reason }) => {
  part("status").textContent = `${words("failed")} (${reason})`;
});
addEventListener("pagehide", forget);
