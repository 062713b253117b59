import { z } from "zod";
import { formatRupees } from "@/lib/content/format";
import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import { plansInGroup } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";

/** The part of a service file these checks read; a file that does not fit has been reported already. */
const plansPart = z.object({
  blocks: z.array(z.object({ kind: z.string(), group: z.string().optional() }).loose()),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      group: z.string().optional(),
      months: z.number().optional(),
      price: z.number(),
      tag: z.string().optional(),
      recommended: z.boolean().optional(),
    }),
  ),
});

type Plans = z.output<typeof plansPart>["plans"];

/** A label such as SAVE ₹10,000 must be true: months times the one-month fee, less the fee. */
function checkSaving(file: YamlFile, plans: Plans): ContentIssue[] {
  return plans.flatMap((plan, index) => {
    if (!plan.tag?.startsWith("SAVE ")) return [];
    const expected = `SAVE ${formatRupees(savingOf(plan, plans))}`;
    return plan.tag === expected
      ? []
      : [file.issueAt(["plans", index, "tag"], `expected "${expected}", got "${plan.tag}"`)];
  });
}

function checkRateCards(
  file: YamlFile,
  { blocks, plans }: z.output<typeof plansPart>,
): ContentIssue[] {
  const cards = blocks.filter(({ kind }) => kind === "rate-card");
  const unseen = plans.flatMap((plan, index) => {
    const shown = cards.filter(({ group }) => plansInGroup([plan], group).length > 0).length;
    const message = `expected one rate-card block that shows this plan, got ${shown}`;
    return shown === 1 ? [] : [file.issueAt(["plans", index], message)];
  });
  const empty = blocks.flatMap(({ kind, group }, index) => {
    const message = `expected a group of the plans below, got "${group}"`;
    return kind === "rate-card" && plansInGroup(plans, group).length === 0
      ? [file.issueAt(["blocks", index, "group"], message)]
      : [];
  });
  return [...unseen, ...empty];
}

/** Rules across plans: ids unique on the site, one RECOMMENDED a page, true savings, every plan shown once. */
export function checkPlans(files: readonly YamlFile[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const result = plansPart.safeParse(file.data);
    if (!result.success) return [];
    const { plans } = result.data;
    const issues: ContentIssue[] = [];
    const fail = (index: number, key: keyof Plans[number], message: string) =>
      issues.push(file.issueAt(["plans", index, key], message));
    const recommended = plans.findIndex((plan) => plan.recommended);
    for (const [index, plan] of plans.entries()) {
      const first = seen.get(plan.id);
      if (first)
        fail(index, "id", `expected an id of its own, got "${plan.id}", which is in ${first}`);
      seen.set(plan.id, file.file);
      if (plan.recommended && index !== recommended) {
        fail(index, "recommended", "expected one recommended plan a page, got a second");
      }
    }
    return [...issues, ...checkSaving(file, plans), ...checkRateCards(file, result.data)];
  });
}

/** Two files may not claim one address; a file's name is its address. */
export function checkRouteClash(files: readonly { name: string; file: string }[]): ContentIssue[] {
  return files.flatMap(({ name, file }) => {
    const first = files.find((other) => other.name === name)?.file ?? file;
    return first === file
      ? []
      : [fileIssue(file, `expected an address of its own, got /${name}, which ${first} has`)];
  });
}

/** A redirect starts where no page is and ends where one is. */
export function checkRedirects(file: YamlFile, routes: ReadonlySet<string>): ContentIssue[] {
  return Object.entries((file.data ?? {}) as Record<string, string>).flatMap(([from, to]) => [
    ...(routes.has(from)
      ? [file.issueAt([from], `expected an address without a page, got "${from}"`, "key")]
      : []),
    ...(routes.has(String(to).replace(/#.*$/, ""))
      ? []
      : [file.issueAt([from], `expected a page of this site, got the unknown link "${to}"`)]),
  ]);
}
