import { PLACES } from "@/lib/versions/versioned-texts";
import type { Place } from "../api";
import { Marked, type Tree } from "../writing/yaml-tree";

/** Parts of a policy that its versions keep: its heading, its clauses, its acceptance. */
const IN_A_POLICY = [/^clauses\b/, /^acceptance\b/, /^hero\.heading$/];

/** Keys of a part of a page that its versions keep. */
const IN_A_PART = ["heading", "intro", "items"];

/** Whether one of the groups around a value has an anchor, and the value is one of its texts. */
function isInPart({ path }: Place, tree: Tree, part: string): boolean {
  let group: Tree | undefined = tree;
  for (const [depth, key] of path.entries()) {
    const plain = group instanceof Marked ? group.value : group;
    const entries: Record<string | number, Tree> = Object(plain);
    if (entries.id === part) return IN_A_PART.includes(String(path[depth]));
    group = entries[key];
  }
  return false;
}

/** Whether clients accept the text of a value by version (content/versions.yaml). */
export function isVersioned(place: Place, tree: Tree): boolean {
  const keys = place.path.join(".");
  for (const [name, { page, part }] of Object.entries(PLACES)) {
    if (part === undefined) {
      const isFile = place.file === `content/policies/${page}.md`;
      if (isFile && IN_A_POLICY.some((pattern) => pattern.test(keys))) return true;
      continue;
    }
    if (place.file !== `content/pages/${page}.yaml`) continue;
    if (name === "notice" ? place.path[0] === "notice" : isInPart(place, tree, part)) return true;
  }
  return false;
}
