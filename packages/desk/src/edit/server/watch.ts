import type { Events } from "./events";
import { mistakesNow } from "./handlers/reading";
import type { Room } from "./room";

const POLL_MS = 700;

/** The files whose text differs between two moments. */
function changedFiles(
  before: ReadonlyMap<string, { hash: string }>,
  after: ReadonlyMap<string, { hash: string }>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name)?.hash !== after.get(name)?.hash);
}

/** Tells open pages when content was saved, here or by an editor elsewhere. @returns a function that stops it */
export function watchContent(room: Room, events: Events): () => void {
  let signature = room.contents.currentSignature();
  let { files } = room.snapshot;
  const timer = setInterval(() => {
    const now = room.contents.currentSignature();
    if (now === signature) return;
    signature = now;
    const { snapshot } = room;
    const changed = changedFiles(files, snapshot.files);
    files = snapshot.files;
    events.tell({ kind: "content", files: changed, mistakes: mistakesNow(snapshot) });
  }, POLL_MS);
  return () => clearInterval(timer);
}
