import type { CheckedContent } from "@/lib/checks/checked-content";
import { lastTag } from "@/lib/content/git";
import { formatIssue } from "@/lib/content/load/content-error";
import { valueAt } from "@/lib/content/load/paths";
import { identityPlaceholders } from "@/lib/site/money-placeholders";
import { filesSince } from "@/scripts/changes/files-since";

/** What the public pays to, and who the firm is: named before anything else. */
const FIRST = ["bank", "upi", "phonePayment", "name", "legalName", "registration"];

const STAND_IN =
  "  On /bankdetails the QR code is a stand-in: firm.yaml has no upi.qr (docs/editing.md, Replace the bank details).";

/** The first few, as the list is read only while it is short, and how many more there are. */
function some(names: readonly string[], most = 6): string {
  const more = names.length - most;
  return [...names.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}

/** `firm.bank.account` stands in content/firm.yaml. */
function fileOf(placeholder: string): string {
  const [name = ""] = placeholder.split(".");
  return `content/${name}.${name.startsWith("policies/") ? "md" : "yaml"}`;
}

/** How many placeholders are left and where, the gravest by name. */
export function placeholdersLeft(content: Pick<CheckedContent, "placeholders">): string[] {
  const files = [...content.placeholders].map(fileOf);
  if (files.length === 0) return [];
  const counts = [...new Set(files)].map(
    (file) => `${files.filter((other) => other === file).length} in ${file}`,
  );
  const rank = (fact: string) => (FIRST.includes(fact) ? FIRST.indexOf(fact) : FIRST.length);
  const facts = identityPlaceholders(content).map((path) => path.split(/[.[]/)[1] ?? "");
  const grave = some([...new Set(facts)].sort((a, b) => rank(a) - rank(b)));
  const total = `Placeholders left: ${files.length} (${counts.join(", ")}).`;
  if (!grave) return [total];
  return [
    total,
    `  In firm.yaml: ${grave}. Until it has none, hosts tell search engines to stay away.`,
  ];
}

/** What the firm has to state on the register page and has not, by its heading. */
export function statementsLeft({
  blockPages,
  placeholders,
}: Pick<CheckedContent, "blockPages" | "placeholders">): string[] {
  const page = blockPages.get("compliance");
  const names = [...placeholders].flatMap((path) => {
    const [, place] = /^pages\/compliance\.(.+)\.\w+$/.exec(path) ?? [];
    const entry = valueAt(page, place?.match(/\w+/g) ?? []);
    const name = valueAt(entry, ["title"]) ?? valueAt(entry, ["label"]);
    return typeof name === "string" ? [name] : [];
  });
  return names.length > 0 ? [`  Not stated on /compliance: ${some(names, 12)}.`] : [];
}

/** How many content files differ from the newest tag. */
function filesChanged(root: string): string {
  const tag = lastTag(root);
  if (!tag) return "Files changed: not known, as this copy has no tag yet (docs/compliance.md).";
  const { before, after } = filesSince(root, tag);
  const count = new Set([...before.keys(), ...after.keys()]).size;
  return `Files changed since ${tag}: ${count} (npm run changes lists what changed in them).`;
}

/** What whoever publishes should know at the end of a build, in a few lines. */
export function closingList(root: string, content: CheckedContent): string[] {
  return [
    ...content.warnings.map((warning) => `Please look at ${formatIssue(warning)}`),
    ...(content.notices.accepting
      ? []
      : ["Closed to new clients: accepting is false in content/notices.yaml."]),
    ...placeholdersLeft(content),
    ...statementsLeft(content),
    ...(content.notices.accepting && !content.firm.upi.qr ? [STAND_IN] : []),
    filesChanged(root),
  ];
}
