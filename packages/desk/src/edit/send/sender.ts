import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { formatIssue } from "content-kit";
import { loadContent, unversionedTexts, unversionedToday } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { keepVersion } from "../../new/keep-version";
import { EDIT, type Sending } from "../api";
import { failed } from "../server/refused";
import type { Room } from "../server/room";
import { approverOf } from "./approver";
import {
  branchFor,
  commitTo,
  filesToCommit,
  isOwnBranch,
  leaveMerged,
  push,
  remoteOf,
  reviewAddress,
} from "./branch";
import { gitState } from "./git-state";
import { keepLighthouse } from "./lighthouse-scores";
import { writePatch } from "./patch-file";
import { endOf, type Ran, runCommand } from "./run-command";

const IDLE: Sending = { step: "idle", since: "", says: [], details: [], files: [], branch: "" };

/** Of `npm run release`, when it has written one. */
const RELEASE = /(reports\/release-[\w.+-]+\.html)/;

const fileLink = (label: string, name: string) => ({
  label,
  href: `${EDIT}files/${encodeURIComponent(path.basename(name))}`,
});

/** Why sending has stopped, in a sentence. */
class Stopped extends Error {
  /** @param detail in the words of git */
  constructor(
    message: string,
    readonly detail = "",
  ) {
    super(message);
  }
}

/** Sends changes for approval: a branch, the release, and what happens next, in words. */
export class Sender {
  sending: Sending = IDLE;

  constructor(
    private readonly room: Room,
    private readonly onChange: (sending: Sending) => void,
    /** Writes the release, and prints its file. */
    private readonly release: (root: string) => Promise<Ran>,
  ) {}

  /** Whether changes are on their way: until then nothing else may be written. */
  get isAtWork(): boolean {
    return !["idle", "done", "failed"].includes(this.sending.step);
  }

  private tell(change: Partial<Sending>): void {
    const isNext = change.step !== undefined && change.step !== this.sending.step;
    const since = isNext ? new Date().toISOString() : this.sending.since;
    this.sending = { ...this.sending, ...change, since };
    this.onChange(this.sending);
  }

  private say(sentence: string): void {
    this.tell({ says: [...this.sending.says, sentence] });
  }

  private note(detail: string): void {
    this.tell({ details: [...this.sending.details, detail] });
  }

  /** Begins. @throws RefusedCall where there is nothing to send, or a build would be refused */
  start(sentence: string): Sending {
    const words = sentence.replace(/\s+/g, " ").trim();
    if (this.isAtWork) failed("The last changes are being sent. Wait until that is done.");
    if (words === "")
      failed("Write a sentence on what you changed and why: whoever approves it reads that first.");
    this.sending = { ...IDLE, step: "checking", since: new Date().toISOString() };
    void this.run(words).catch((cause) => {
      const message = cause instanceof Error ? cause.message : String(cause);
      if (cause instanceof Stopped && cause.detail !== "") this.note(cause.detail);
      this.tell({ step: "failed", says: [...this.sending.says, message] });
    });
    return this.sending;
  }

  private checkContent(): void {
    const [first] = this.room.snapshot.mistakes;
    if (first) throw new Stopped(`A build would be refused: ${formatIssue(first)}`);
  }

  /** Keeps the words of each text that clients accept and that has changed, as a version of today. */
  private keepVersions(): void {
    const folder = path.join(this.room.root, "content");
    for (const name of TEXT_NAMES) {
      // Each keeping changes the list of versions.
      const content = loadContent(folder);
      if (!unversionedToday(folder, content).includes(name)) continue;
      const kept = keepVersion(folder, content, name, todayInIndia());
      this.note(kept);
      this.say(kept.replace(/ in content\/\S+/g, "").replace(/([^.])$/, "$1."));
    }
  }

  private checkVersions(): void {
    const { snapshot, root } = this.room;
    const [unversioned] = unversionedTexts(path.join(root, "content"), snapshot.content);
    if (unversioned) {
      throw new Stopped(
        `A text that clients accept has changed. Before it is sent: ${unversioned.message}`,
      );
    }
  }

  private async run(sentence: string): Promise<void> {
    this.tell({ step: "checking" });
    // The page hears of it before the checks, which keep the server busy.
    await nextTurn();
    const isWithoutGit = gitState(this.room.root).git === "none";
    if (!isWithoutGit) await this.beginAnew();
    this.checkContent();
    this.room.removeUnusedPictures();
    if (!isWithoutGit) this.keepVersions();
    this.checkVersions();
    if (isWithoutGit) await this.sendWithoutGit(sentence);
    else await this.sendWithGit(sentence);
    this.room.journal.markSent();
    this.room.pictures.forget();
  }

  /** After changes that were sent before are published, the next ones begin from what is published. */
  private async beginAnew(): Promise<void> {
    const hasLeft = await leaveMerged(this.room.root);
    if (hasLeft === undefined) {
      throw new Stopped(
        "What you sent before is published, and somebody has changed there what you have changed here since. Ask whoever publishes the site to bring this folder up to date; your changes stay as they are.",
      );
    }
    if (hasLeft) this.say("What you sent before is published; these changes begin from there.");
  }

  private async makeRelease(): Promise<void> {
    this.tell({ step: "building" });
    const { ok, output } = await this.release(this.room.root);
    const [file = ""] = RELEASE.exec(output) ?? [];
    if (!ok || !file) throw new Stopped(`There is no release: ${endOf(output)}`);
    keepLighthouse(this.room.root, path.basename(file, ".html").replace("release-", ""));
    const label = "What would be published, to read and sign";
    this.tell({ files: [...this.sending.files, fileLink(label, file)] });
  }

  private async sendWithoutGit(sentence: string): Promise<void> {
    const patch = writePatch(this.room, todayInIndia(), sentence);
    if (patch) {
      this.tell({ files: [fileLink("Your changes, for whoever publishes the site", patch)] });
    }
    await this.makeRelease();
    this.say("Nothing goes out by itself from this machine: you hand it over as two files.");
    this.sayWhoReads();
    this.say("Then give whoever publishes the site the file with your changes.");
    this.note(
      "There is no git here. The changes are a patch: git apply puts it into the repository.",
    );
    this.tell({ step: "done" });
  }

  private sayWhoReads(): void {
    const approver = approverOf(this.room);
    this.say(`Next: give ${approver} the file to read and sign. Nothing is published before that.`);
  }

  private async sendWithGit(sentence: string): Promise<void> {
    const { root } = this.room;
    const files = filesToCommit(root);
    const branch = branchFor(root, sentence, todayInIndia());
    if (files.length > 0) {
      await this.commit(branch, sentence, files);
    } else if (isOwnBranch(branch.name) && !branch.isNew) {
      // The sending before this one has stopped behind its commit.
      this.tell({ branch: branch.name });
      this.say("Your changes were recorded before; now the rest is done.");
      this.note(`Your changes are a commit on the branch ${branch.name} already.`);
    } else {
      throw new Stopped("Nothing differs from what was sent last: there is nothing to send.");
    }
    await this.makeRelease();
    await this.pushBranch(branch.name);
    this.sayWhoReads();
    this.say("Once it is signed, whoever publishes the site puts your changes on it.");
    this.say("What you change before that joins these changes when you send it.");
    this.note(
      `Once the release is signed: merge the branch ${branch.name} and record the approval with a tag, as the guide on compliance in the repository says.`,
    );
    this.tell({ step: "done" });
  }

  private async commit(
    branch: { name: string; isNew: boolean },
    sentence: string,
    files: readonly string[],
  ): Promise<void> {
    const { root } = this.room;
    this.tell({ step: "committing", branch: branch.name });
    const committed = await commitTo(root, branch, sentence, files);
    if (!committed.ok)
      throw new Stopped("Your changes could not be recorded.", endOf(committed.output));
    const count = files.length === 1 ? "1 file" : `${files.length} files`;
    this.say(`Your changes are recorded as "${sentence}".`);
    this.note(`They are a commit of ${count} on the branch ${branch.name}.`);
  }

  private async pushBranch(branch: string): Promise<void> {
    const { root } = this.room;
    const remote = remoteOf(root);
    if (!remote) {
      this.say("They are on this machine alone: it hands nothing over by itself.");
      this.note("This repository has no remote to push to.");
      return;
    }
    this.tell({ step: "pushing" });
    const pushed = await push(root, remote, branch);
    if (!pushed.ok) {
      throw new Stopped(
        "Your changes are recorded and compared, but could not be handed over. Try again once you are online; if that does not help, show the details below to whoever publishes the site.",
        `${endOf(pushed.output)}\ngit push -u ${remote} ${branch}`,
      );
    }
    const address = reviewAddress(root, remote, branch);
    this.say("They are handed over to whoever publishes the site.");
    this.note(`The branch was pushed to ${remote}.${address ? ` Review: ${address}` : ""}`);
  }
}

/**
 * npm run release: builds the site if it must, and writes the release into `reports/`.
 * @param env as exported: the settings of development are not those of a build
 */
export function writeRelease(root: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  const args = ["scripts/run.cjs", "packages/desk/src/release/command.ts"];
  return runCommand(root, process.execPath, args, env);
}
