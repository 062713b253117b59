import type { Events } from "./events";
import { mistakesNow } from "./handlers/reading";
import type { Room } from "./room";

const POLL_MS = 300;
/** For so long after a page was shown, `next dev` shows what it has read for it. */
const KEPT_MS = 1_050;

/** The files whose text differs between two moments. */
function changedFiles(
  before: ReadonlyMap<string, { hash: string }>,
  after: ReadonlyMap<string, { hash: string }>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name)?.hash !== after.get(name)?.hash);
}

/**
 * Tells open pages when content was saved, here or by an editor elsewhere.
 * @param shownAt when a page was last shown, in ms
 * @returns a function that stops it
 */
export function watchContent(room: Room, events: Events, shownAt: () => number): () => void {
  let signature = room.contents.currentSignature();
  let { files } = room.snapshot;
  const timer = setInterval(() => {
    const now = room.contents.currentSignature();
    if (now === signature) return;
    signature = now;
    const { snapshot } = room;
    const changed = changedFiles(files, snapshot.files);
    files = snapshot.files;
    const wait = Math.max(0, shownAt() + KEPT_MS - Date.now());
    const mistakes = mistakesNow(snapshot);
    setTimeout(() => events.tell({ kind: "content", files: changed, mistakes }), wait).unref();
  }, POLL_MS);
  return () => clearInterval(timer);
}
