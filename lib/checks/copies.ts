import { execFileSync } from "node:child_process";

/**
 * Tells a copy from its original, so that the file to be changed is the one that is blamed: the one
 * that git does not know yet, else the later one in the alphabet.
 * @param root absolute path of the content folder
 * @param files two files as messages name them: `content/services/hedging.yaml`
 */
export function originalAndCopy(
  root: string,
  files: readonly [string, string],
): [original: string, copy: string] {
  const [first, second] = [...files].sort() as [string, string];
  const inside = (file: string) => file.replace(/^[^/]+\//, "");
  try {
    const unknown = execFileSync(
      "git",
      ["ls-files", "--others", "--", inside(first), inside(second)],
      {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      },
    ).split("\n");
    const isNew = (file: string) => unknown.includes(inside(file));
    if (isNew(first) && !isNew(second)) return [second, first];
  } catch {
    // Without git the alphabet decides.
  }
  return [first, second];
}
