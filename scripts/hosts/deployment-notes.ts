import { askGit } from "@/lib/content/git";

/** What a build without the whole history leaves out, and how to have it; undefined with all of it. */
function missingHistory(root: string): string | undefined {
  try {
    askGit(root, "rev-parse", "HEAD");
    if (askGit(root, "rev-parse", "--is-shallow-repository") === "false") return undefined;
    return "This clone is shallow: the sitemap has no dates. For them: git fetch --unshallow";
  } catch {
    return "No git history here: the sitemap has no dates, and the build's date is today. For both build in a git clone.";
  }
}

/**
 * What whoever publishes the build should know of it.
 * @param root the repository
 * @param site origin of the published site
 * @returns a line each
 */
export function deploymentNotes(root: string, site: string): string[] {
  const http = `${site} is without https: no header asks for it, and what visitors send goes unencrypted.`;
  const notes = [missingHistory(root), site.startsWith("http:") ? http : undefined];
  return notes.filter((note) => note !== undefined);
}
