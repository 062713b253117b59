import type { Calls, Change, Edit, Plain, Saved } from "../../api";
import { ask, type Failure, type Outcome } from "../calls/ask";
import { noteSaved } from "./clicked";
import { dropSaved, followWrite, saved } from "./drafts";
import { asOfNow, forgetWrites, inTurn, noteWrite } from "./own-writes";
import { ended, say } from "./say";
import { undos } from "./since-read";
import { contentChanged } from "./site";
import { fieldsAreRead } from "./use-fields";

const GONE: Failure = {
  kind: "missing",
  message: "What you pressed was taken out just before. Look at it as it is now.",
};

/** So many places are named; of more, how many there are. */
const FEW = 3;

/** Where else the example stands that is the firm's own value here: a phone number has many roles. */
async function sameExamples(edit: Edit, before: Plain | undefined): Promise<string> {
  if (edit.do !== "set" || edit.supplied !== true) return "";
  const answer = await ask("placeholders", {});
  const left = answer.ok ? answer.result.left.filter(({ value }) => value === before) : [];
  if (left.length === 0) return "";
  const names = left.slice(0, FEW).map(({ says }) => says.split(" › ").slice(1).join(" › "));
  const more = left.length > FEW ? ` and ${left.length - FEW} more` : "";
  return ` The same example still stands at ${names.join(", ")}${more}: see “to supply”.`;
}

/** Says that something is written, and what the rules say of its words: that stays to be read. */
function saySaved(
  label: string,
  { id, advice = [] }: Pick<Saved, "id" | "advice">,
  examples = "",
): void {
  const [worst] = advice.filter(({ level }) => level === "error");
  const told = ended(`Saved: ${label}`) + examples;
  if (worst) say(`${told} Against a rule: ${worst.message} ${worst.cure}`, "bad", id || undefined);
  else say(told, "good", id || undefined);
}

/** Writes a change, as of the file that what was pressed before it has left. */
async function write(
  seen: Change,
  seenEdit: Edit,
  label: string,
  anyway: boolean,
): Promise<Failure | undefined> {
  const now = asOfNow(seen, seenEdit);
  if (!now) {
    say(`${ended(`Not saved: ${label}`)} ${GONE.message}`, "bad");
    return GONE;
  }
  const { change, edit } = now;
  const { place, hash, before } = change;
  const answer = await ask("save", { place, hash, before, edit, anyway });
  if (answer.ok) {
    noteWrite(change, edit, answer.result);
    noteSaved(place);
    saved(place, edit);
    if (edit.do === "set") dropSaved(seen.place, edit.value);
    followWrite(place, edit);
    void sameExamples(edit, before).then((examples) => saySaved(label, answer.result, examples));
    void contentChanged();
    return undefined;
  }
  // What somebody else wrote is shown beside what is typed here.
  if (answer.error.kind === "conflict") {
    forgetWrites(place.file);
    void contentChanged();
  }
  say(`${ended(`Not saved: ${label}`)} ${answer.error.message}`, "bad");
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

async function writeTogether(
  seen: readonly (Change & { edit: Edit })[],
  label: string,
): Promise<Failure | undefined> {
  const changes = seen.flatMap(({ edit, ...change }) => {
    const now = asOfNow(change, edit);
    return now ? [{ ...now.change, edit: now.edit }] : [];
  });
  const answer = await ask("saveTogether", { changes });
  if (!answer.ok) {
    if (answer.error.kind === "conflict") {
      forgetWrites(seen[0]?.place.file);
      void contentChanged();
    }
    say(`${ended(`Not saved: ${label}`)} ${answer.error.message}`, "bad");
    return answer.error;
  }
  const { place, value = null } = answer.result;
  const written = { place, hash: changes[0]?.hash ?? "", before: undefined };
  noteWrite(written, { do: "set", value }, answer.result);
  for (const { place: one, edit } of changes) saved(one, edit);
  for (const { place: one, edit } of seen) if (edit.do === "set") dropSaved(one, edit.value);
  saySaved(label, answer.result);
  void contentChanged();
  return undefined;
}

/** Writes several values of a file at once, and says so. @returns why not, or undefined */
export function saveTogether(
  changes: readonly (Change & { edit: Edit })[],
  label: string,
): Promise<Failure | undefined> {
  return inTurn(() => writeTogether(changes, label));
}

async function takeBack(id: string | "all"): Promise<Outcome<Calls["undo"]["get"]>> {
  const answer = await ask("undo", { id });
  if (!answer.ok) return answer;
  forgetWrites();
  undos.set(undos.get() + 1);
  return answer;
}

/**
 * Takes a change back, once what was pressed before is done. It is done once the fields show what the
 * files have again: that takes the server a second or two.
 *
 * @param id of `changes`, or all that are not sent
 */
export async function undo(id: string | "all"): Promise<Failure | undefined> {
  say("Undoing…");
  const answer = await inTurn(() => takeBack(id));
  if (!answer.ok) {
    say(`Not undone. ${answer.error.message}`, "bad");
    return answer.error;
  }
  await contentChanged();
  await fieldsAreRead();
  const { undone } = answer.result;
  say(undone === 1 ? "Undone." : `${undone} changes undone.`);
  return undefined;
}
