/** Why code did not arrive: a newer release has replaced it, or the line is broken. */
type Reason = "replaced" | "line";

/** Statuses of hosts for a file that is not there; some say "forbidden". */
const GONE = [403, 404, 410];

/** Whether a file is gone: the host has none of that name, or a page in its place. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
    const type = headers.get("content-type") ?? "";
    return GONE.includes(status) || (ok && type.startsWith("text/html"));
  } catch {
    return false;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsToKeep(): Field[] {
  return [...document.querySelectorAll<Field>("[data-keep]")];
}

/**
 * Reloads the page. What is in fields with `data-keep` comes back into those of the same id: it goes
 * through the state of the history's entry, where browsers themselves keep what they restore on Back.
 */
export function reloadPage(): void {
  const kept = fieldsToKeep().map(({ id, value }) => [id, value]);
  try {
    history.replaceState({ kept: Object.fromEntries(kept) }, "");
  } finally {
    location.reload();
  }
}

/** Puts back what a reload was to keep, and takes it out of the history's entry. */
export function restoreKept(): void {
  const { kept } = (history.state ?? {}) as { kept?: Record<string, string> };
  if (!kept) {
    return;
  }
  history.replaceState(null, "");
  for (const field of fieldsToKeep()) {
    field.value = kept[field.id] ?? field.value;
  }
}

/** Shows what the page has to say about it, if it has a sentence for the reason. */
function show(reason: Reason): void {
  for (const words of document.querySelectorAll<HTMLElement>("[data-missing]")) {
    words.hidden = words.dataset.missing !== reason;
    const reload = words.querySelector("button");
    if (reload) {
      reload.onclick = reloadPage;
    }
  }
}

/** Shows none of these sentences any more: what was missing has come. */
export function hideMissing(): void {
  for (const words of document.querySelectorAll<HTMLElement>("[data-missing=line]")) {
    words.hidden = true;
  }
}

/**
 * Asks why code did not arrive, and shows the page's element with `data-missing="replaced"` or
 * `data-missing="line"`. A button in it reloads the page.
 * @param addresses of the code
 * @returns whether it is gone for good, so that trying again is of no use
 */
export async function tellMissingAt(addresses: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(addresses.map(isGone));
  const isReplaced = answers.includes(true);
  show(isReplaced ? "replaced" : "line");
  return isReplaced;
}

/** Every script that the page's islands may load, as its import map names them. */
function addressesOfIslands(): string[] {
  const map = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(map) as { integrity?: object };
  return Object.keys(integrity);
}

/**
 * As {@link tellMissingAt}, of all code of the page's islands.
 * @param more addresses besides
 */
export function tellMissing(more: readonly string[] = []): Promise<boolean> {
  return tellMissingAt([...addressesOfIslands(), ...more]);
}
