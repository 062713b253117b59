import leven from "leven";

/** Patterns of git for the names of approvals: `approved-2026-12-01`, `approved-2026-12-01-2`. */
export const APPROVAL_PATTERNS = [
  "approved-20[0-9][0-9]-0[1-9]-[0-3][0-9]*",
  "approved-20[0-9][0-9]-1[0-2]-[0-3][0-9]*",
];

const APPROVAL = /^approved-20\d\d-(?:0[1-9]|1[0-2])-[0-3]\d(?:-\d+)?$/;

/** How many letters of the word may be wrong for it to be meant. */
const MISTYPED = 2;

/** The name of a tag that was meant as an approval and is not read as one; undefined without any. */
export function mistypedApproval(tags: readonly string[]): string | undefined {
  return tags.find((tag) => {
    const [word = ""] = tag.toLowerCase().split(/[^a-z]/);
    return !APPROVAL.test(tag) && leven(word, "approved") <= MISTYPED;
  });
}

/** The approvals among tags, in their order. */
export function approvalsAmong(tags: readonly string[]): string[] {
  return tags.filter((tag) => APPROVAL.test(tag));
}
