import type { CheckedContent } from "@/lib/checks/checked-content";
import { askGit } from "@/lib/content/git";
import { formatIssue } from "@/lib/content/load/content-error";
import { identityPlaceholders } from "@/lib/site/money-placeholders";

const STAND_IN =
  "  On /bankdetails the QR code is a stand-in: firm.yaml has no upi.qr (docs/editing.md, Replace the bank details).";

/** How many placeholders are left; those of money and identity by name. */
export function placeholdersLeft(content: Pick<CheckedContent, "placeholders">): string[] {
  const { size } = content.placeholders;
  if (size === 0) return [];
  const facts = identityPlaceholders(content).map((path) => path.split(/[.[]/)[1]);
  const grave = [...new Set(facts)].join(", ");
  const total = `Placeholders left: ${size}; npm run preflight names each.`;
  if (!grave) return [total];
  return [
    total,
    `  In firm.yaml: ${grave}. Until it has none, hosts tell search engines to stay away.`,
  ];
}

/** What a build without the whole history leaves out. */
function missingHistory(root: string): string[] {
  try {
    if (askGit(root, "rev-parse", "--is-shallow-repository") === "false") return [];
    return ["This clone is shallow: the sitemap has no dates. For them: git fetch --unshallow"];
  } catch {
    return ["No git history here: the sitemap has no dates, and the build's date is today."];
  }
}

/** What whoever publishes should know at the end of a build, in a few lines. */
export function closingList(root: string, content: CheckedContent): string[] {
  const { accepting } = content.notices;
  return [
    ...content.warnings.map((warning) => `Please look at ${formatIssue(warning)}`),
    ...(accepting ? [] : ["Closed to new clients: accepting is false in content/notices.yaml."]),
    ...placeholdersLeft(content),
    ...(accepting && !content.firm.upi.qr ? [STAND_IN] : []),
    "npm run changes lists what has changed since the last tag, npm run preflight what is wrong, missing, due or near its end.",
    ...missingHistory(root),
  ];
}
