import type { Change, Edit } from "../../api";
import { ask, type Failure } from "../calls/ask";
import { drop } from "./drafts";
import { say } from "./say";
import { contentChanged } from "./site";

/**
 * Writes a change, and says so.
 *
 * @param anyway although it causes mistakes elsewhere
 * @returns why not, or undefined once it is written
 */
export async function saveEdit(
  change: Change,
  edit: Edit,
  label: string,
  anyway = false,
): Promise<Failure | undefined> {
  const { place, hash, before } = change;
  const answer = await ask("save", { place, hash, before, edit, anyway });
  if (answer.ok) {
    if (edit.do === "set" || edit.do === "remove" || edit.do === "date") drop(place);
    say(`Saved: ${label}.`, "good", answer.result.id);
    contentChanged();
    return undefined;
  }
  // What somebody else wrote is shown beside what is typed here.
  if (answer.error.kind === "conflict") contentChanged();
  say(`Not saved: ${label}. ${answer.error.message}`, "bad");
  return answer.error;
}

/** Takes a change back. @param id of `changes`, or all that are not sent */
export async function undo(id: string | "all"): Promise<Failure | undefined> {
  const answer = await ask("undo", { id });
  if (!answer.ok) {
    say(`Not undone. ${answer.error.message}`, "bad");
    return answer.error;
  }
  const { undone } = answer.result;
  say(undone === 1 ? "Undone." : `${undone} changes undone.`);
  contentChanged();
  return undefined;
}
