import { defines } from "content-kit/schema";
import { z } from "zod";
import { headed, heroPage } from "./common";
import { anchor, text } from "./values";

/** Front matter of a policy in Markdown; each `##` heading begins a numbered clause. */
export const policyPage = heroPage.extend({
  lastUpdated: z
    .enum(["today", "version"])
    .describe("The day shown: of the build, or of the version in force"),
  contents: text.describe("Heading of the list of clauses"),
  gists: z
    .record(anchor, text)
    .optional()
    .describe("Summaries in one sentence by clause anchor; not part of a version"),
  acceptance: headed.optional().describe("What clients accept, below the clauses"),
});

export const policy = policyPage
  .extend({ clauses: z.array(headed.extend({ id: defines("anchor", z.string()) })).min(1) })
  .superRefine(({ clauses, gists = {} }, { addIssue }) => {
    // A heading without its anchor is reported already.
    if (clauses.some(({ id }) => id === "")) return;
    for (const id of Object.keys(gists)) {
      if (clauses.some((clause) => clause.id === id)) continue;
      addIssue({
        code: "custom",
        path: ["gists", id],
        message: "expected the anchor of a clause of this policy",
      });
    }
  });

export type Policy = z.output<typeof policy>;
