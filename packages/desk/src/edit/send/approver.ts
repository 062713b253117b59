import type { Room } from "../server/room";
import { partAt, valueIn } from "../writing/edit-text";

const FIRM = "content/firm.yaml";
const COMPLIANCE = /compliance/i;

/** Who reads and signs what is to be published: "Asha Rao (Compliance Officer)", or the role alone. */
export function approverOf({ snapshot }: Room): string {
  const tree = snapshot.files.get(FIRM)?.tree;
  const { officers } = snapshot.content.firm;
  const index = officers.findIndex(({ role }) => COMPLIANCE.test(role));
  const officer = officers[index];
  if (!officer || tree === undefined) return "whoever approves texts";
  const at = ["officers", index, "name"];
  // An example is nobody's name.
  const isExample = partAt(tree, at).mark !== undefined;
  const name = isExample ? undefined : valueIn(tree, at);
  return typeof name === "string" ? `${name} (${officer.role})` : `your ${officer.role}`;
}
