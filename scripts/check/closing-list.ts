import type { CheckedContent } from "@/lib/checks/checked-content";
import { formatIssue } from "@/lib/content/load/content-error";

/** What whoever publishes should know. @param left how many places still read as an example */
export function closingList({ warnings, notices }: CheckedContent, left: number): string[] {
  const closed = "Closed to new clients: accepting is false in content/notices.yaml.";
  const examples = `Examples and placeholders left: ${left}. Until npm run preflight -- --launch lists none, hosts tell search engines to stay away.`;
  return [
    ...warnings.map((warning) => `Please look at ${formatIssue(warning)}`),
    ...(notices.accepting ? [] : [closed]),
    ...(left > 0 ? [examples] : []),
    "npm run changes lists what has changed since the last tag, npm run preflight what is wrong, missing, due or near its end.",
  ];
}
