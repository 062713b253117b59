import { addressOf, create, elementOf, revokeAddresses, save, wordsOf } from "./dom";
import type { KeyFault } from "./keys";
import { type Fault, type Opened, referenceOf } from "./open-sealed";

/** A file that was chosen; `sealed` while there was no key to try. */
export interface SealedDocument {
  file: File;
  result: Opened | Fault | "sealed";
}

/** A file that was chosen and has a key, or what looks like one. */
export interface KeyFile {
  name: string;
  result: "key-file" | KeyFault;
}

export function openedOf(documents: readonly SealedDocument[]): Opened[] {
  return documents.map(({ result }) => result).filter((result) => typeof result === "object");
}

function buttonFor(fileName: string, label: string, onclick: () => void): HTMLButtonElement {
  return create("button", {
    type: "button",
    textContent: wordsOf(label),
    title: fileName,
    onclick,
  });
}

/** @param sentence key of the words that say why the file is not shown */
function faultNote(fileName: string, sentence: string): HTMLElement {
  const name = create("b", {}, fileName);
  return create("p", { className: "fault" }, name, ` ${wordsOf(sentence)}`);
}

function pictureFigure(opened: Opened): HTMLElement {
  const { name } = opened;
  const figure = create("figure", {});
  const picture = create("img", {
    src: addressOf(opened.bytes, opened.type),
    alt: name,
    onerror: () => figure.replaceChildren(faultNote(name, "undrawable")),
  });
  const enlarge = buttonFor(name, "larger", () => figure.classList.toggle("large"));
  figure.append(picture, captionOf(opened, enlarge));
  return figure;
}

function pdfFigure(opened: Opened): HTMLElement {
  const figure = create("figure", { className: "pdf" });
  if (!navigator.pdfViewerEnabled) {
    const note = create("p", {}, wordsOf("no-viewer"));
    figure.append(captionOf(opened, note));
    return figure;
  }
  const address = addressOf(opened.bytes, opened.type);
  const viewer = create("iframe", {
    src: `${address}#navpanes=0&view=FitH`,
    title: opened.name,
  });
  figure.append(viewer, captionOf(opened));
  return figure;
}

/** The file's name and a button that saves it, before what is particular to its type. */
function captionOf({ name, type, bytes }: Opened, ...particular: HTMLElement[]): HTMLElement {
  const title = create("b", {}, name);
  const saveButton = buttonFor(name, "save", () => save(bytes, name, type));
  return create("figcaption", {}, title, saveButton, ...particular);
}

function partOf({ file, result }: SealedDocument): HTMLElement {
  if (typeof result === "string") return faultNote(file.name, result);
  if (result.type === "image/jpeg") return pictureFigure(result);
  return pdfFigure(result);
}

/** All files of an application, whose names begin with its reference. */
function sectionOf(reference: string, documents: readonly SealedDocument[]): HTMLElement {
  const heading = create("h3", {}, reference || wordsOf("no-reference"));
  const parts = create("div", { className: "parts" }, ...documents.map(partOf));
  return create("section", {}, heading, parts);
}

function keyNote({ name, result }: KeyFile): HTMLElement {
  if (result !== "key-file") return faultNote(name, result);
  return create("p", {}, create("b", {}, name), ` ${wordsOf(result)}`);
}

/**
 * Draws all files anew: key files first, then documents, an application a section. Says how many
 * documents are open.
 */
export function showFiles(
  keyFiles: readonly KeyFile[],
  documents: readonly SealedDocument[],
): void {
  revokeAddresses();
  const byReference = new Map<string, SealedDocument[]>();
  for (const document of documents) {
    const reference = referenceOf(document.file.name);
    byReference.set(reference, [...(byReference.get(reference) ?? []), document]);
  }
  const references = [...byReference.keys()].sort();
  const sections = references.map((reference) =>
    sectionOf(reference, byReference.get(reference) ?? []),
  );
  elementOf("documents").replaceChildren(...keyFiles.map(keyNote), ...sections);

  const count = openedOf(documents).length;
  const sentence = `${wordsOf("open")} ${count} ${wordsOf("of")} ${documents.length}`;
  elementOf("status").textContent = documents.length > 0 ? sentence : "";
  elementOf<HTMLButtonElement>("save-all").disabled = count === 0;
}
