import { existsSync } from "node:fs";
import path from "node:path";
import { runGit } from "@/lib/content/git";
import type { EditState } from "../api";

/** A git command's output; undefined where it fails, as without git. */
export function askGit(root: string, ...args: string[]): string | undefined {
  try {
    return runGit(root, ...args);
  } catch {
    return undefined;
  }
}

/** Whether the repository is one of git's own, with a commit, and where it sends. */
export function gitState(root: string): Pick<EditState, "git" | "branch"> {
  // Inside another repository, git would speak of that one.
  const isOwn = existsSync(path.join(root, ".git"));
  const hasCommit = isOwn && askGit(root, "rev-parse", "--verify", "--quiet", "HEAD") !== undefined;
  if (!hasCommit) return { git: "none", branch: "" };
  const hasRemote = (askGit(root, "remote") ?? "") !== "";
  return {
    git: hasRemote ? "remote" : "local",
    branch: askGit(root, "branch", "--show-current") ?? "",
  };
}
