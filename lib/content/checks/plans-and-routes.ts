import { formatRupees } from "@/lib/content/format";
import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Service } from "@/lib/content/schemas/service";
import { plansInGroup } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";
import { ADDRESS, unknownLinks } from "./links";

/**
 * Rules across the plans of a service: ids unique on the site, one RECOMMENDED, true savings, every
 * plan on one rate card.
 * @param seen files by the ids of the plans they hold; this service's are added
 */
export function checkPlans(
  file: YamlFile,
  { plans, blocks }: Pick<Service, "plans" | "blocks">,
  seen: Map<string, string>,
): void {
  const cards = blocks.flatMap((block) => (block.kind === "rate-card" ? [block] : []));
  const recommended = plans.find((plan) => plan.recommended);
  for (const [index, plan] of plans.entries()) {
    const fail = (keys: string[], message: string) =>
      file.fail(["plans", index, ...keys], `expected ${message}`);
    const first = seen.get(plan.id);
    if (first) fail(["id"], `an id of its own, got "${plan.id}", which is in ${first}`);
    seen.set(plan.id, file.file);
    if (plan.recommended && plan !== recommended) {
      fail(["recommended"], "one recommended plan a page, got a second");
    }
    const saving = `SAVE ${formatRupees(savingOf(plan, plans))}`;
    if (plan.tag?.startsWith("SAVE ") && plan.tag !== saving) {
      fail(["tag"], `"${saving}", got "${plan.tag}"`);
    }
    const shown = cards.filter(({ group }) => plansInGroup([plan], group).length > 0).length;
    if (shown !== 1) fail([], `one rate-card block that shows this plan, got ${shown}`);
  }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "rate-card" && plansInGroup(plans, block.group).length === 0) {
      const message = `expected a group of the plans below, got "${block.group}"`;
      file.fail(["blocks", index, "group"], message);
    }
  }
}

/** Two files may not claim one address; a file's name is its address. */
export function checkRouteClash(
  files: readonly (readonly [name: string, source: { file: string }])[],
): ContentIssue[] {
  return files.flatMap(([name, { file }]) => {
    const first = files.find(([other]) => other === name)?.[1].file ?? file;
    return first === file
      ? []
      : [fileIssue(file, `expected an address of its own, got /${name}, which ${first} has`)];
  });
}

/** A redirect starts where no page is and ends where one is. */
export function checkRedirects(
  file: YamlFile,
  redirects: Record<string, string>,
  routes: ReadonlySet<string>,
): void {
  for (const [from, to] of Object.entries(redirects)) {
    if (routes.has(from))
      file.fail([from], `expected an address without a page, got "${from}"`, "key");
    for (const { message } of unknownLinks(to, { routes, files: new Map() }, ADDRESS)) {
      file.fail([from], message);
    }
  }
}
