import { askGit } from "./git-state";
import { type Ran, runCommand } from "./run-command";

/** Begins the names of branches that are made here. */
const OWN = "edit/";
const LONGEST_NAME = 40;

/** "Raise the price of Options Basic" as `raise-the-price-of-options-basic`. */
function slugOf(sentence: string): string {
  const words = sentence
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return words
    .slice(0, LONGEST_NAME)
    .replace(/-[^-]*$/, (end) => (words.length > LONGEST_NAME ? "" : end));
}

/** Whether a branch was made here. */
export const isOwnBranch = (name: string): boolean => name.startsWith(OWN);

const git = (root: string, ...args: string[]): Promise<Ran> => runCommand(root, "git", args);

/** The branch for a change: the one of here that is open, or a new one. */
export function branchFor(
  root: string,
  sentence: string,
  today: string,
): { name: string; isNew: boolean } {
  const current = askGit(root, "branch", "--show-current") ?? "";
  if (isOwnBranch(current)) return { name: current, isNew: false };
  const wanted = `${OWN}${today}-${slugOf(sentence) || "content"}`;
  const taken = (
    askGit(root, "branch", "--list", "--all", "--format=%(refname:short)") ?? ""
  ).split("\n");
  let name = wanted;
  for (let number = 2; taken.some((one) => one === name || one.endsWith(`/${name}`)); number += 1) {
    name = `${wanted}-${number}`;
  }
  return { name, isNew: true };
}

const linesOf = (output: string | undefined) => (output ?? "").split("\n").filter(Boolean);

/** The branch that is published, as it was last heard of; undefined where none has a usual name. */
function publishedBranch(root: string, remote: string): string | undefined {
  const ofRemote = askGit(root, "symbolic-ref", "--short", `refs/remotes/${remote}/HEAD`);
  const usual = ["main", "master"];
  const names = remote === "" ? usual : [ofRemote, ...usual.map((name) => `${remote}/${name}`)];
  return names.find((name) => name && askGit(root, "rev-parse", "--verify", "--quiet", name));
}

/** Whether the published branch has all that the branch of here has changed, by whatever kind of merge. */
function isMergedInto(root: string, published: string): boolean {
  const begin = askGit(root, "merge-base", "HEAD", published);
  if (begin === undefined) return false;
  const files = linesOf(askGit(root, "diff", "--name-only", "--no-renames", begin, "HEAD"));
  if (files.length === 0) return true;
  return askGit(root, "diff", "--quiet", "HEAD", published, "--", ...files) !== undefined;
}

/**
 * Leaves a branch of here that is merged for what is published, with the changes that are not
 * recorded yet: the next ones begin there.
 * @returns whether it was left; undefined where it is merged, and git cannot leave it by itself
 */
export async function leaveMerged(root: string): Promise<boolean | undefined> {
  if (!isOwnBranch(askGit(root, "branch", "--show-current") ?? "")) return false;
  const remote = remoteOf(root);
  // Without a connection, what was last heard of counts.
  if (remote !== "") await git(root, "fetch", "--quiet", remote);
  const published = publishedBranch(root, remote);
  if (published === undefined || !isMergedInto(root, published)) return false;
  const left = await git(root, "switch", "--quiet", "--detach", published);
  return left.ok || undefined;
}

/** Files in `content/` and `public/` that differ from the last commit. */
export function filesToCommit(root: string): string[] {
  const listed = [
    askGit(root, "diff", "--name-only", "--no-renames", "-z", "HEAD", "--", "content", "public"),
    askGit(root, "ls-files", "-o", "--exclude-standard", "-z", "--", "content", "public"),
  ];
  const names = listed.flatMap((list) => (list ?? "").split("\0"));
  return [...new Set(names.filter(Boolean))].sort();
}

/** Commits those files and no others to a branch. What else is prepared for a commit stays so. */
export async function commitTo(
  root: string,
  { name, isNew }: { name: string; isNew: boolean },
  sentence: string,
  files: readonly string[],
): Promise<Ran> {
  if (isNew) {
    const switched = await git(root, "switch", "--create", name);
    if (!switched.ok) return switched;
  }
  const added = await git(root, "add", "--", ...files);
  if (!added.ok) return added;
  return git(root, "commit", "--quiet", "-m", sentence, "--", ...files);
}

/** Where a repository sends its branches; empty if nowhere. */
export function remoteOf(root: string): string {
  const remotes = (askGit(root, "remote") ?? "").split("\n").filter(Boolean);
  return remotes.includes("origin") ? "origin" : (remotes[0] ?? "");
}

export const push = (root: string, remote: string, branch: string): Promise<Ran> =>
  git(root, "push", "--set-upstream", remote, branch);

/** Where GitHub asks for a review of a branch; undefined for other hosts. */
export function reviewAddress(root: string, remote: string, branch: string): string | undefined {
  const url = askGit(root, "remote", "get-url", remote) ?? "";
  const [, repository] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return repository && `https://github.com/${repository}/compare/${branch}?expand=1`;
}
