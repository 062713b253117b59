import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { isMap, isSeq, parseDocument } from "yaml";
import { type CheckedContent, loadAsOf } from "@/lib/checks/checked-content";
import { lastTag, runGit } from "@/lib/content/git";
import type { TextName } from "@/lib/content/schemas/versions";
import { addDays, type IsoDay, todayInIndia } from "@/lib/text/days";
import { hashOf, versionFile, wordsNow } from "@/lib/versions/versioned-texts";
import type { Version } from "@/lib/versions/versions";

/**
 * The files of the folder `versions` that the newest approval has.
 * @returns undefined without a git history: what is there may then be published
 */
function approvedVersions(folder: string): ReadonlySet<string> | undefined {
  try {
    // A copy inside another repository is not tracked and has no history of its own.
    if (!runGit(folder, "ls-files", "--", "firm.yaml")) return undefined;
    const tag = lastTag(runGit(folder, "rev-parse", "--show-toplevel"));
    if (tag === undefined) return new Set();
    const files = runGit(folder, "ls-tree", "-r", "--name-only", tag, "--", "versions");
    return new Set(files.split("\n"));
  } catch {
    return undefined;
  }
}

/** The number behind the highest one: 1.0, 1.1 … 1.9, 1.10 */
function nextNumber(versions: readonly { number: string }[]): string {
  const numbers = versions.map(({ number }) => number.split(".").map(Number));
  const [major = 1, minor = 0] =
    numbers.sort(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b)[0] ?? [];
  return `${major}.${minor + 1}`;
}

/** What of a version is written into `versions.yaml` and into its file. */
interface Kept {
  number: string;
  date: IsoDay;
  words: string;
}

/** A text of which a version is kept. */
interface KeptText {
  folder: string;
  content: CheckedContent;
  name: TextName;
  /** As they are on the day from which they are kept. */
  words: string;
  day: IsoDay;
  today: IsoDay;
  /** The files of versions that are approved; undefined for all. */
  approved: ReadonlySet<string> | undefined;
}

/** All versions, those to come too; newest first. */
function allVersions({ content, name }: Pick<KeptText, "content" | "name">): Version[] {
  return [...content.coming[name], ...content.versions[name]];
}

/** Whether no approval holds a version. */
function isDraft({ approved, name }: KeptText, { number }: Version): boolean {
  return approved !== undefined && !approved.has(versionFile(name, number));
}

/** The words that the text has on a day, with the facts of that day. */
function wordsOn({ folder, name }: KeptText, day: IsoDay): string | undefined {
  return wordsNow(loadAsOf(folder, day).written, name);
}

/** Whether a fact that is dated makes other words of the text on a day to come. */
function changesOn(kept: KeptText, day: IsoDay): boolean {
  if (day <= kept.today) return false;
  return wordsOn(kept, day) !== wordsOn(kept, addDays(day, -1));
}

/** What becomes of the versions: one is written, in place of a draft or beside the others. */
type Step =
  | { kind: "add"; date: IsoDay }
  | { kind: "replace"; draft: Version; date: IsoDay }
  | { kind: "take back"; draft: Version; below: Version }
  | { kind: "refuse"; reason: string };

const add = (date: IsoDay): Step => ({ kind: "add", date });
const refuse = (reason: string): Step => ({ kind: "refuse", reason });

function needsNone({ number }: Version): Step {
  return refuse(`the words are those of version ${number}, so it needs no new one.`);
}

/** There is a version of the very day. */
function stepOnDay(kept: KeptText, onDay: Version): Step {
  if (onDay.kept === kept.words) return needsNone(onDay);
  if (!isDraft(kept, onDay)) return add(kept.day);
  const below = allVersions(kept).find(({ date }) => date < onDay.date);
  if (onDay.date > kept.today && below?.kept === kept.words) {
    return { kind: "take back", draft: onDay, below };
  }
  return { kind: "replace", draft: onDay, date: kept.day };
}

/** The version before that day is a draft: it stays, or the day or the words of it are others now. */
function stepBehindDraft(kept: KeptText, draft: Version): Step {
  if (draft.date <= kept.today) {
    // It is in force until the day of the new one.
    return kept.day > kept.today ? add(kept.day) : { kind: "replace", draft, date: kept.day };
  }
  const below = allVersions(kept).find(({ date }) => date < draft.date);
  const wordsThen = wordsOn(kept, draft.date);
  if (wordsThen === below?.kept) return { kind: "replace", draft, date: kept.day };
  if (wordsThen !== kept.words) return add(kept.day);
  // Without a date in content the text waits for its version, which is put off.
  if (!changesOn(kept, draft.date)) return { kind: "replace", draft, date: kept.day };
  if (draft.kept === kept.words) return needsNone(draft);
  return refuse(`the words are those of ${draft.date} already: keep them --from ${draft.date}.`);
}

/** There is a version of a later day, whose words hold on this day already. */
function stepBefore(kept: KeptText, next: Version): Step {
  const isOfThisDay = changesOn(kept, kept.day);
  if (isDraft(kept, next)) {
    const below = allVersions(kept).find(({ date }) => date < next.date);
    const isUndone = next.date > kept.today && below?.kept === kept.words;
    if (isUndone) return { kind: "take back", draft: next, below };
    const isEarlier = next.kept === kept.words || isOfThisDay;
    return { kind: "replace", draft: next, date: isEarlier ? kept.day : next.date };
  }
  if (isOfThisDay) return add(kept.day);
  if (next.kept === kept.words) return needsNone(next);
  return refuse(
    `version ${next.number}, of ${next.date}, is approved already: give the new one that day or a later one, --from ${next.date}.`,
  );
}

/** Whether a version of a later day has words that are not there before. */
function hasOwnWords(kept: KeptText, { date }: Version): boolean {
  if (date <= kept.today) return false;
  return wordsOn(kept, date) !== kept.words || changesOn(kept, date);
}

function stepFor(kept: KeptText): Step {
  const all = allVersions(kept);
  const onDay = all.find(({ date }) => date === kept.day);
  if (onDay) return stepOnDay(kept, onDay);
  const later = all.filter(({ date }) => date > kept.day);
  const next = later.filter(({ date }) => date > kept.today).at(-1) ?? later[0];
  if (next && !hasOwnWords(kept, next)) return stepBefore(kept, next);
  const before = all.find(({ date }) => date < kept.day);
  if (before && isDraft(kept, before)) return stepBehindDraft(kept, before);
  if (before?.kept === kept.words) return needsNone(before);
  return add(kept.day);
}

/** The drafts of days to come as they are then, in the order of their days, without numbers. */
function draftsAfter(kept: KeptText, step: Step, drafts: readonly Version[]) {
  const others = drafts.filter((draft) => !("draft" in step && draft === step.draft));
  const after = others.map(({ date, kept: words, number }) => ({ date, words, was: number }));
  if ("date" in step && step.date > kept.today) {
    after.push({ date: step.date, words: kept.words, was: "" });
  }
  return after.sort((a, b) => a.date.localeCompare(b.date));
}

/** Sentences on drafts that have another number, as one was put before them. */
function renumbered(drafts: readonly (Kept & { was: string })[]): string {
  const others = drafts.filter(({ was, number }) => was !== "" && was !== number);
  return others
    .map(({ was, number, date }) => ` Version ${was} of ${date} is now ${number}.`)
    .join("");
}

/** The day of the next version, if its words have to be kept again. */
function againOn(kept: KeptText, date: IsoDay): IsoDay | undefined {
  const next = allVersions(kept)
    .filter((version) => version.date > date)
    .at(-1);
  if (!next || next.date <= kept.today) return undefined;
  return wordsOn(kept, next.date) === next.kept ? undefined : next.date;
}

/**
 * Carries out a step: drafts of days to come are numbered in the order of their days.
 * @returns a sentence that says what was kept
 */
function carryOut(kept: KeptText, step: Exclude<Step, { kind: "refuse" }>): string {
  const { folder, name, words, today } = kept;
  const { label } = kept.content.ledger[name];
  const all = allVersions(kept);
  const drafts = all.filter((version) => version.date > today && isDraft(kept, version));
  const replaced = "draft" in step ? step.draft : undefined;
  const fixed = all.filter((version) => !drafts.includes(version));
  const isOfToday = "date" in step && step.date <= today;
  const written: (Kept & { was: string })[] = [];
  if (isOfToday) {
    const isInPlace = replaced !== undefined && fixed.includes(replaced);
    const number = isInPlace ? replaced.number : nextNumber(fixed);
    written.push({ number, date: step.date, words, was: "" });
  }
  const numbers: Pick<Kept, "number">[] = [...fixed, ...written];
  for (const draft of draftsAfter(kept, step, drafts)) {
    const number = nextNumber(numbers);
    numbers.push({ number });
    written.push({ ...draft, number });
  }
  const gone = replaced && !drafts.includes(replaced) ? [...drafts, replaced] : drafts;
  // One of that day that is approved already never comes into force.
  const never = all.filter((version) => {
    const isReplaced = written.some(({ date, was }) => was === "" && date === version.date);
    return isReplaced && version.date > today && !gone.includes(version);
  });
  writeVersions(folder, name, { gone, never }, written);
  const others = renumbered(written);
  if (step.kind === "take back") {
    const { draft, below } = step;
    return `${label}: version ${draft.number} of ${draft.date} is taken back, as the text has the words of version ${below.number} again.${others}`;
  }
  const number = written.find(({ was }) => was === "")?.number ?? "";
  if (replaced && replaced.kept === words && replaced.date !== step.date) {
    return `${label}: version ${number} is in force from ${step.date}, no longer from ${replaced.date}.${others}`;
  }
  return `${label}: version ${number} of ${step.date} is kept in content/${versionFile(name, number)}.${others}`;
}

/**
 * Saves the text as a version of a day. Each day with words of its own has its own version. A version
 * in no tag is a draft: it is replaced on its day, gets another day, or is taken back, if that is what
 * has changed; one that is in force stays until the day of the next one. One that is corrected on its
 * own day gets the next number.
 * @param folder the content's
 * @param content as of that day
 * @param day first day in force
 * @returns a sentence that says what was kept, and what is still to be kept
 * @throws Error if the text has not changed, or if a version of a later day is approved
 */
export function keepVersion(
  folder: string,
  content: CheckedContent,
  name: TextName,
  day: IsoDay,
  today: IsoDay = todayInIndia(),
): string {
  const { label } = content.ledger[name];
  const words = wordsNow(content.written, name);
  if (words === undefined) throw new Error(`${label}: this text is missing: restore it.`);
  const approved = approvedVersions(folder);
  const kept: KeptText = { folder, content, name, words, day, today, approved };
  const step = stepFor(kept);
  if (step.kind === "refuse") {
    const said = `${label}: ${step.reason}`;
    // The page to edit in asks so for each text whose version of the latest day has other words.
    const isInForce = content.versions[name][0]?.kept === words && day === today;
    if (isInForce && content.coming[name].length > 0) return said;
    throw new Error(said);
  }
  const again = "date" in step ? againOn(kept, step.date) : undefined;
  const said = carryOut(kept, step);
  if (!again) return said;
  return `${said} The text changes again on ${again}: now run npm run new -- version ${name} --from ${again}.`;
}

/**
 * Takes versions out of `versions.yaml` and `content/versions`, and puts others in, each behind those
 * of later days.
 * @param never versions that are marked as those that never come into force
 */
function writeVersions(
  folder: string,
  name: TextName,
  { gone, never }: Record<"gone" | "never", readonly Pick<Kept, "number">[]>,
  written: readonly Kept[],
): void {
  const file = path.join(folder, "versions.yaml");
  const ledger = parseDocument(decodeText(readFileSync(file)));
  const versions = ledger.getIn([name, "versions"]);
  if (!isSeq(versions))
    throw new Error(`content/versions.yaml has no list of versions of ${name}.`);
  const goneNumbers = gone.map(({ number }) => number);
  versions.items = versions.items.filter(
    (entry) => !(isMap(entry) && goneNumbers.includes(String(entry.get("number")))),
  );
  for (const entry of versions.items) {
    const isNever = never.some(({ number }) => isMap(entry) && entry.get("number") === number);
    if (isMap(entry) && isNever) entry.set("inForce", false);
  }
  for (const number of goneNumbers) rmSync(path.join(folder, versionFile(name, number)));
  for (const { number, date, words } of written) {
    const target = path.join(folder, versionFile(name, number));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, words);
    const later = versions.items.filter(
      (entry) => isMap(entry) && String(entry.get("date")) > date,
    );
    const node = ledger.createNode({ number, date, sha256: hashOf(words) });
    versions.items.splice(later.length, 0, node);
  }
  versions.flow = false;
  writeFileSync(file, ledger.toString({ lineWidth: 100 }));
}
