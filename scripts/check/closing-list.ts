import type { CheckedContent } from "@/lib/checks/checked-content";
import { formatIssue } from "@/lib/content/load/content-error";
import { identityPlaceholders } from "@/lib/site/money-placeholders";

/** How many placeholders are left; those of money and identity by name. */
function placeholdersLeft(content: CheckedContent): string[] {
  const { size } = content.placeholders;
  if (size === 0) return [];
  const facts = new Set(identityPlaceholders(content).map((path) => path.split(/[.[]/)[1]));
  const total = `Placeholders left: ${size}; npm run preflight names each.`;
  const grave = `  In firm.yaml: ${[...facts].join(", ")}. Until it has none, hosts tell search engines to stay away.`;
  return facts.size > 0 ? [total, grave] : [total];
}

/** What whoever publishes should know at the end of a build, in a few lines. */
export function closingList(content: CheckedContent): string[] {
  const closed = "Closed to new clients: accepting is false in content/notices.yaml.";
  return [
    ...content.warnings.map((warning) => `Please look at ${formatIssue(warning)}`),
    ...(content.notices.accepting ? [] : [closed]),
    ...placeholdersLeft(content),
    "npm run changes lists what has changed since the last tag, npm run preflight what is wrong, missing, due or near its end.",
  ];
}
