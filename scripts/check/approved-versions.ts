import { parse } from "yaml";
import { askGit, lastTag } from "@/lib/content/git";
import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import { versions as schema, TEXT_NAMES } from "@/lib/content/schemas/versions";
import type { Versions } from "@/lib/versions/read-versions";

const LEDGER = "content/versions.yaml";

/** The ledger at a tag, as a text; empty where there was none yet. */
function ledgerAt(root: string, tag: string): string {
  const isThere = askGit(root, "ls-tree", "--name-only", tag, "--", LEDGER);
  return isThere && askGit(root, "show", `${tag}:${LEDGER}`);
}

/**
 * Versions of the newest approval that are gone or changed: a client may have accepted them. The
 * hashes alone do not show it, as whoever changes a kept text can change its hash too.
 */
export function approvedMistakes(root: string, versions: Versions): ContentIssue[] {
  const tag = lastTag(root);
  if (!tag) return [];
  const { data: approved = {} } = schema.partial().safeParse(parse(ledgerAt(root, tag)));
  return TEXT_NAMES.flatMap((name) => {
    const present = versions[name].versions.map(
      ({ number, date, sha256 }) => `${number} ${date} ${sha256}`,
    );
    return (approved[name]?.versions ?? [])
      .filter(({ number, date, sha256 }) => !present.includes(`${number} ${date} ${sha256}`))
      .map(({ number }) => {
        const file = `content/versions/${name}/${number}.md`;
        const message = `${versions[name].label}: version ${number} is not as ${tag} has it, and clients may have accepted it: bring back its entry and ${file} as they were (git checkout ${tag} -- ${file}), and give the new words a number of their own`;
        return fileIssue(LEDGER, message);
      });
  });
}
