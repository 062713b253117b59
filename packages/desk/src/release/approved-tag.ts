import { APPROVAL_PATTERNS } from "@/lib/content/approval-tags";
import { runGit } from "@/lib/content/git";

/** An approval that is recorded in git (docs/compliance.md). */
export interface Approval {
  tag: string;
  /** The commit's hash in full. */
  commit: string;
  /** When it was committed, in seconds since 1970. */
  seconds: number;
  /** Who approved it, as the tag says; empty where a tag says nothing. */
  message: string;
}

/** A git command's output; empty where it fails, as without git or without such a tag. */
function ask(root: string, ...args: string[]): string {
  try {
    return runGit(root, ...args);
  } catch {
    return "";
  }
}

/** The approval of a tag; undefined if there is no such tag. */
export function approvalOf(root: string, tag: string): Approval | undefined {
  const commit = ask(root, "rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`);
  if (!commit) return undefined;
  const kind = ask(root, "cat-file", "-t", tag);
  return {
    tag,
    commit,
    seconds: Number(ask(root, "log", "-1", "--format=%ct", commit)),
    // Of a tag without a message, git prints the commit's.
    message: kind === "tag" ? ask(root, "tag", "-l", "--format=%(contents)", tag) : "",
  };
}

/**
 * The last approval before the state that is to be approved: the newest `approved-` tag that its
 * history has. Its own tag does not count, so that a release can be written again after the approval.
 */
export function lastApproval(root: string): Approval | undefined {
  const isClean = ask(root, "status", "--porcelain") === "";
  const own = ask(root, "tag", "--points-at", "HEAD", "--list", ...APPROVAL_PATTERNS);
  const from = isClean && own ? "HEAD^" : "HEAD";
  const patterns = APPROVAL_PATTERNS.flatMap((pattern) => ["--match", pattern]);
  const nearest = ask(root, "describe", "--tags", "--abbrev=0", ...patterns, from);
  if (!nearest) return undefined;
  // A second approval of one commit counts, not its first.
  const commit = `${nearest}^{commit}`;
  const same = ask(root, "tag", "--points-at", commit, "--list", ...APPROVAL_PATTERNS);
  return approvalOf(root, same.split("\n").at(-1) || nearest);
}

/** The tag for an approval on a day: the second one on a day ends with `-2`. */
export function nextTag(root: string, day: string): string {
  const taken = ask(root, "tag", "--list", `approved-${day}*`).split("\n");
  const first = `approved-${day}`;
  if (!taken.includes(first)) return first;
  let number = 2;
  while (taken.includes(`${first}-${number}`)) number += 1;
  return `${first}-${number}`;
}
