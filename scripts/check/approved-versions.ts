import { parse } from "yaml";
import { askGit, lastTag } from "@/lib/content/git";
import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import { versions as schema, TEXT_NAMES } from "@/lib/content/schemas/versions";
import type { Versions } from "@/lib/versions/read-versions";

const LEDGER = "content/versions.yaml";

/** The ledger at a tag; nothing where there was none yet. */
function ledgerAt(root: string, tag: string) {
  try {
    return schema.partial().safeParse(parse(askGit(root, "show", `${tag}:${LEDGER}`))).data;
  } catch {
    return undefined;
  }
}

/**
 * Versions of the newest approval that are gone or not as they were: a client may have accepted them.
 * The hashes alone cannot tell, as whoever changes a kept text can change its hash too.
 * @param root the project's folder
 */
export function approvedMistakes(root: string, versions: Versions): ContentIssue[] {
  const tag = lastTag(root);
  const then = tag === undefined ? undefined : ledgerAt(root, tag);
  if (!then) return [];
  return TEXT_NAMES.flatMap((name) =>
    (then[name]?.versions ?? [])
      .filter(
        ({ number, date, sha256 }) =>
          !versions[name].versions.some(
            (now) => now.number === number && now.date === date && now.sha256 === sha256,
          ),
      )
      .map(({ number }) => {
        const message = `${versions[name].label}: version ${number} is not as ${tag} has it, and clients may have accepted it: bring back its entry and content/versions/${name}/${number}.md as they were (git checkout ${tag} -- content/versions/${name}/${number}.md), and give the new words a number of their own`;
        return fileIssue(LEDGER, message);
      }),
  );
}
