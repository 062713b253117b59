import type { Change, Edit } from "../../api";
import { ask, type Failure } from "../calls/ask";
import { followWrite, saved } from "./drafts";
import { asOfNow, forgetWrites, inTurn, noteWrite } from "./own-writes";
import { say } from "./say";
import { contentChanged } from "./site";

const GONE: Failure = {
  kind: "missing",
  message: "What you pressed was taken out just before. Look at it as it is now.",
};

/** Writes a change, as of the file that what was pressed before it has left. */
async function write(
  seen: Change,
  seenEdit: Edit,
  label: string,
  anyway: boolean,
): Promise<Failure | undefined> {
  const now = asOfNow(seen, seenEdit);
  if (!now) {
    say(`Not saved: ${label}. ${GONE.message}`, "bad");
    return GONE;
  }
  const { change, edit } = now;
  const { place, hash, before } = change;
  const answer = await ask("save", { place, hash, before, edit, anyway });
  if (answer.ok) {
    noteWrite(change, edit, answer.result);
    saved(place, edit);
    followWrite(place, edit);
    say(`Saved: ${label}.`, "good", answer.result.id || undefined);
    contentChanged();
    return undefined;
  }
  // What somebody else wrote is shown beside what is typed here.
  if (answer.error.kind === "conflict") {
    forgetWrites(place.file);
    contentChanged();
  }
  say(`Not saved: ${label}. ${answer.error.message}`, "bad");
  return answer.error;
}

/**
 * Writes a change, and says so.
 *
 * @param change as it is shown, also where what was pressed just before is not shown yet
 * @param anyway although it causes mistakes elsewhere
 * @returns why not, or undefined once it is written
 */
export function saveEdit(
  change: Change,
  edit: Edit,
  label: string,
  anyway = false,
): Promise<Failure | undefined> {
  return inTurn(() => write(change, edit, label, anyway));
}

async function takeBack(id: string | "all"): Promise<Failure | undefined> {
  const answer = await ask("undo", { id });
  if (!answer.ok) {
    say(`Not undone. ${answer.error.message}`, "bad");
    return answer.error;
  }
  const { undone } = answer.result;
  forgetWrites();
  say(undone === 1 ? "Undone." : `${undone} changes undone.`);
  contentChanged();
  return undefined;
}

/** Takes a change back, once what was pressed before is done. @param id of `changes`, or all that are not sent */
export function undo(id: string | "all"): Promise<Failure | undefined> {
  return inTurn(() => takeBack(id));
}
