type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDetailsElement;

const FIELDS = "input, select, textarea, details";
const TICKED = ["checkbox", "radio"];

/** Fields of an island, so that what they hold can be carried into fields that React makes anew. */
export interface KeptFields {
  fields: readonly Field[];
  focused: Element | null;
}

/** Notes the fields of an island as they are. */
export function keepFields(island: HTMLElement): KeptFields {
  return {
    fields: [...island.querySelectorAll<Field>(FIELDS)],
    focused: document.activeElement,
  };
}

/** By what a field is known again; the buttons of a choice have one name, and are told by place. */
function nameOf(field: Field): string {
  return `${field.localName} ${field.id} ${field.getAttribute("name")}`;
}

/** The field of the same name, and among several of them the one at the same place. */
function sameField(field: Field, before: readonly Field[], now: readonly Field[]) {
  const isSame = (other: Field) => nameOf(other) === nameOf(field);
  return now.filter(isSame)[before.filter(isSame).indexOf(field)];
}

/** A copy of its own: a reset of the old field would empty the list itself. */
function copyFiles(files: FileList): FileList {
  const copy = new DataTransfer();
  for (const file of files) {
    copy.items.add(file);
  }
  return copy.files;
}

/** Reads a field. @returns a function that writes what was read into another, or the same one later */
function read(from: Field): (to: Field) => void {
  if (from instanceof HTMLDetailsElement) {
    const { open } = from;
    return (to) => to.toggleAttribute("open", open);
  }
  if (from instanceof HTMLInputElement && TICKED.includes(from.type)) {
    const { checked } = from;
    return (to) => Object.assign(to, { checked });
  }
  if (from instanceof HTMLInputElement && from.type === "file") {
    const files = from.files?.length ? copyFiles(from.files) : undefined;
    return (to) => files && Object.assign(to, { files });
  }
  const { value } = from;
  return (to) => Object.assign(to, { value });
}

/** The focus and, where the field has one, the caret. */
function copyFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = from as HTMLInputElement;
  if (selectionStart !== null) {
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    return;
  }
  // A field for an e-mail address does not tell its caret; while typing it is at the end.
  document.getSelection()?.modify?.("move", "forward", "documentboundary");
}

/**
 * Carries what was typed, chosen, ticked or opened from fields that React has thrown away into those
 * that it made in their place. Fields that are still there stay as they are.
 */
export function restoreFields(island: HTMLElement, { fields, focused }: KeptFields): void {
  const lost = fields.filter((field) => !island.contains(field));
  if (lost.length === 0) {
    return;
  }
  const now = [...island.querySelectorAll<Field>(FIELDS)];
  for (const field of lost) {
    const same = sameField(field, fields, now);
    if (!same) {
      continue;
    }
    read(field)(same);
    if (field === focused) {
      copyFocus(field, same);
    }
  }
}

/** Reads all fields in an element. @returns a function that writes that into them again */
export function readFields(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<Field>(FIELDS)];
  const writers = fields.map(read);
  return () => {
    for (const [index, field] of fields.entries()) {
      writers[index]?.(field);
    }
  };
}
