import { askGit } from "@/lib/content/git";

/**
 * When a commit last changed one of these files or folders: `2026-11-21T07:18:44+00:00`. Undefined
 * without git, after uncommitted changes, in a shallow clone (its oldest commit has every file).
 */
export function lastModified(root: string, sources: readonly string[]): string | undefined {
  try {
    if (askGit(root, "rev-parse", "--is-shallow-repository") !== "false") return undefined;
    if (askGit(root, "status", "--porcelain", "--", ...sources)) return undefined;
    return askGit(root, "log", "-1", "--format=%cI", "--", ...sources) || undefined;
  } catch {
    return undefined;
  }
}
