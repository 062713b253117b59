import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { newFolder } from "@/__tests__/new-folder";
import { git, testWithGit } from "@/__tests__/test-with-git";
import type { Sending } from "../../src/edit/api";
import { leaveMerged } from "../../src/edit/send/branch";
import { Sender } from "../../src/edit/send/sender";
import { handlersFor } from "../../src/edit/server/handlers/all";
import { save } from "../../src/edit/server/handlers/writing";
import { RefusedCall } from "../../src/edit/server/refused";
import { reportAt } from "../../src/edit/server/report-at";
import type { Room } from "../../src/edit/server/room";
import { copyOfContent, placeIn, readAt, roomIn, TODAY } from "./content-room";

const TITLE = placeIn("pages/about.yaml", "meta", "title");

/** In place of `npm run release`, which builds the site for minutes. */
async function release(root: string) {
  writeFileSync(path.join(root, "reports/release-2026-11-27-7c26f468+.html"), "the release");
  return { ok: true, output: "reports/release-2026-11-27-7c26f468+.html: open it in a browser" };
}

function changeTitle(room: Room): void {
  save(room, { ...readAt(room, TITLE), edit: { do: "set", value: "About us, analysts in India" } });
}

/** Sends, and waits until that is done. */
function send(room: Room, sentence: string, writeRelease = release): Promise<Sending> {
  return new Promise((resolve) => {
    const sender = new Sender(
      room,
      (sending) => {
        if (sending.step === "done" || sending.step === "failed")
          void setImmediate().then(() => resolve(sending));
      },
      writeRelease,
    );
    sender.start(sentence);
  });
}

function repository(): string {
  const root = copyOfContent();
  writeFileSync(path.join(root, ".gitignore"), ".edit/\nreports/\npublic\n");
  git(root, ["init", "-q", "-b", "main"]);
  git(root, ["config", "user.name", "Editor"]);
  git(root, ["config", "user.email", "editor@firm.example"]);
  git(root, ["config", "commit.gpgsign", "false"]);
  git(root, ["add", "."]);
  git(root, ["commit", "-q", "-m", "first"]);
  return root;
}

const ask = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

testWithGit(
  "changes become one commit on a branch of its own, which is pushed, and the release",
  async () => {
    const root = repository();
    const remote = newFolder();
    git(remote, ["init", "-q", "--bare"]);
    git(root, ["remote", "add", "origin", remote]);
    const room = roomIn(root);
    writeFileSync(path.join(root, "docs/other.md"), "not of the editor");
    git(root, ["add", "docs/other.md"]);
    changeTitle(room);
    const sending = await send(room, "Say where we are");
    expect(sending).toMatchObject({
      step: "done",
      branch: "edit/2026-11-27-say-where-we-are".replace("2026-11-27", sending.branch.slice(5, 15)),
    });
    expect(ask(root, "log", "-1", "--format=%s")).toBe("Say where we are");
    expect(ask(root, "show", "--name-only", "--format=")).toBe("content/pages/about.yaml");
    expect(ask(remote, "branch", "--list", "--format=%(refname:short)")).toBe(sending.branch);
    // What else was prepared for a commit stays so.
    expect(ask(root, "status", "--porcelain")).toBe("A  docs/other.md");
    expect(sending.files.map(({ href }) => href)).toEqual([
      "/__edit/files/release-2026-11-27-7c26f468%2B.html",
    ]);
    // The page offers it under that address.
    const [{ href } = { href: "" }] = sending.files;
    expect(reportAt(root, path.basename(decodeURIComponent(href)))?.type).toMatch(/^text\/html/);
    expect(reportAt(root, "../package.json")).toBeUndefined();
    expect(sending.says.join(" ")).toMatch(/Next: give your Compliance Officer the file/);
    // What git did is told apart.
    expect(sending.says.join(" ")).not.toMatch(/\b(?:commit|branch|origin|merge|tag)/i);
    expect(sending.details.join(" ")).toMatch(/a commit of 1 file on the branch edit\//);
    expect(room.journal.open).toEqual([]);
  },
);

testWithGit(
  "while changes are sent nothing is saved or undone, and later changes are not taken for sent",
  async () => {
    const root = repository();
    const room = roomIn(root);
    changeTitle(room);
    const site = { isReady: true, day: TODAY, showDay: async () => undefined };
    const refused: unknown[] = [];
    const writeMeanwhile = (folder: string) => {
      const { save: saveNow, undo } = handlersFor(room, site, sender);
      const [made] = room.journal.open;
      const asked = { ...readAt(room, TITLE), edit: { do: "set", value: "Others" } } as const;
      for (const write of [() => saveNow(asked), () => undo({ id: made?.id ?? "" })]) {
        try {
          write();
        } catch (cause) {
          refused.push(cause);
        }
      }
      return release(folder);
    };
    const steps: string[] = [];
    const sender = new Sender(room, ({ step }) => steps.push(step), writeMeanwhile);
    sender.start("Say where we are");
    while (sender.isAtWork) await setImmediate();
    expect(steps.at(-1)).toBe("done");
    expect(refused).toEqual([expect.any(RefusedCall), expect.any(RefusedCall)]);
    expect(readFileSync(path.join(root, TITLE.file), "utf8")).toContain(
      "About us, analysts in India",
    );
  },
);

/** A folder with a branch of here, and somewhere else the branch that is published. */
function sentBefore(root: string): { approve: (...merge: string[]) => void } {
  const remote = newFolder();
  git(remote, ["init", "-q", "--bare", "-b", "main"]);
  git(root, ["remote", "add", "origin", remote]);
  git(root, ["push", "-q", "origin", "main"]);
  git(root, ["switch", "-q", "-c", "edit/where-we-are"]);
  writeFileSync(path.join(root, "content/where.txt"), "In India");
  git(root, ["add", "content/where.txt"]);
  git(root, ["commit", "-q", "-m", "Say where we are"]);
  git(root, ["push", "-q", "origin", "edit/where-we-are"]);
  return {
    approve(...merge) {
      const approver = newFolder();
      git(approver, ["clone", "-q", remote, "."]);
      git(approver, ["merge", "-q", ...merge, "origin/edit/where-we-are"]);
      if (merge.includes("--squash")) git(approver, ["commit", "-q", "-m", "Approved"]);
      git(approver, ["push", "-q", "origin", "main"]);
    },
  };
}

function smallRepository(): string {
  const root = newFolder();
  mkdirSync(path.join(root, "content"));
  writeFileSync(path.join(root, "content/other.txt"), "Others");
  git(root, ["init", "-q", "-b", "main"]);
  git(root, ["add", "."]);
  git(root, ["commit", "-q", "-m", "first"]);
  return root;
}

testWithGit("a branch is left once it is published, by whatever kind of merge", async () => {
  for (const merge of [["--no-ff", "-m", "Approved"], ["--squash"]]) {
    const root = smallRepository();
    const { approve } = sentBefore(root);
    expect(await leaveMerged(root)).toBe(false);
    approve(...merge);
    writeFileSync(path.join(root, "content/other.txt"), "Not recorded yet");
    expect(await leaveMerged(root)).toBe(true);
    expect(ask(root, "rev-parse", "HEAD")).toBe(ask(root, "rev-parse", "origin/main"));
    expect(ask(root, "status", "--porcelain")).toBe("M content/other.txt");
  }
});

testWithGit(
  "after changes are published, the next ones are sent on a branch of their own",
  async () => {
    const root = repository();
    const { approve } = sentBefore(root);
    approve("--squash");
    const room = roomIn(root);
    changeTitle(room);
    const { step, says, branch } = await send(room, "Say what we are");
    expect([step, says[0]]).toEqual([
      "done",
      "What you sent before is published; these changes begin from there.",
    ]);
    expect(branch).toMatch(/say-what-we-are$/);
    expect(ask(root, "rev-parse", "HEAD^")).toBe(ask(root, "rev-parse", "origin/main"));
  },
);

testWithGit("a sending that has stopped behind its commit goes on from there", async () => {
  const root = repository();
  const room = roomIn(root);
  changeTitle(room);
  const noRelease = async () => ({ ok: false, output: "The disk is full." });
  const stopped = await send(room, "Say where we are", noRelease);
  expect(stopped.step).toBe("failed");
  expect(room.journal.open).toHaveLength(1);
  const { step, details } = await send(room, "Say where we are");
  expect(step).toBe("done");
  expect(details[0]).toMatch(/ are a commit on the branch edit\/\S+ already\.$/);
  expect(room.journal.open).toEqual([]);
});

testWithGit("a text that clients accept is sent with its version", async () => {
  const root = repository();
  const room = roomIn(root);
  const file = path.join(root, "content/policies/privacy-policy.md");
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()} We answer in English and Hindi.\n`);
  const { step, says } = await send(room, "Say in which languages we answer");
  expect(step).toBe("done");
  expect(says[0]).toMatch(/^Privacy policy: version \S+ of \S+ is kept\.$/);
  const committed = ask(root, "show", "--name-only", "--format=").split("\n");
  expect(committed).toContain("content/versions.yaml");
});

testWithGit("what a build would refuse is not sent, and why is said", async () => {
  const root = repository();
  const room = roomIn(root);
  const file = path.join(root, "content/pages/about.yaml");
  void room.snapshot;
  writeFileSync(file, readFileSync(file, "utf8").replace("header: 20", "header: first"));
  const { step, says } = await send(room, "Change the menu");
  expect([step, says]).toEqual([
    "failed",
    [
      expect.stringMatching(
        /^A build would be refused: content\/pages\/about\.yaml:\d+:\d+ menu\.header/,
      ),
    ],
  ]);
  expect(ask(root, "branch", "--show-current")).toBe("main");
});

testWithGit("without git, a patch is offered that git takes elsewhere", async () => {
  const root = copyOfContent();
  const elsewhere = repository();
  const room = roomIn(root);
  changeTitle(room);
  const { step, files, details } = await send(room, "Say where we are");
  expect(step).toBe("done");
  expect(files).toHaveLength(2);
  expect(details.join(" ")).toMatch(/git apply/);
  const patch = path.join(root, "reports", path.basename(files[0]?.href ?? ""));
  expect(readFileSync(patch, "utf8")).toMatch(/^Say where we are\n/);
  execFileSync("git", ["apply", patch], { cwd: elsewhere });
  const changed = (folder: string) => readFileSync(path.join(folder, TITLE.file), "utf8");
  expect(changed(elsewhere)).toBe(changed(root));
});
