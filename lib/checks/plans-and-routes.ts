import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansInGroup } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";
import { type Addresses, linkFinding } from "./links";

/** What a plan offers that has to be explained among the facts of its service. */
const EXPLAINED = [
  {
    fact: "priority",
    isOffered: ({ features }: Plan) => features.some((feature) => /priority/i.test(feature)),
    message: "what priority adds, because a plan offers it",
  },
  {
    fact: "arrival",
    isOffered: ({ months }: Plan) => months === undefined,
    message: "when what is paid once arrives",
  },
] as const;

/**
 * Rules across the plans of a service: one RECOMMENDED, true savings, every plan on one rate card,
 * facts that explain what is offered.
 */
export function checkPlans(
  file: YamlFile,
  { plans, blocks, facts }: Pick<Service, "plans" | "blocks" | "facts">,
): void {
  for (const { fact, isOffered, message } of EXPLAINED) {
    if (facts[fact] === undefined && plans.some(isOffered)) {
      file.fail(["facts"], `expected ${fact}: ${message}`, "key");
    }
  }
  const cards = blocks.flatMap((block) => (block.kind === "rate-card" ? [block] : []));
  const isEmpty = ({ group }: { group?: string | undefined }) =>
    plansInGroup(plans, group).length === 0;
  const hasEmptyCard = cards.some(isEmpty);
  const recommended = plans.find((plan) => plan.recommended);
  for (const [index, plan] of plans.entries()) {
    const fail = (keys: string[], message: string) =>
      file.fail(["plans", index, ...keys], `expected ${message}`);
    if (plan.recommended && plan !== recommended) {
      fail(["recommended"], "one recommended plan a page, got a second");
    }
    const label = plan.recommended ? "recommended" : plan.tag && "tag";
    if (label && !plan.why) {
      fail([label], "why: beside it, the reason for the label, got none");
    }
    if (!label && plan.why) {
      fail(["why"], "no reason on a plan without tag and recommended, where nothing shows it");
    }
    const saving = `SAVE ${formatRupees(savingOf(plan, plans))}`;
    if (plan.tag?.startsWith("SAVE ") && plan.tag !== saving) {
      fail(["tag"], `"${saving}", got "${plan.tag}"`);
    }
    const shown = cards.filter(({ group }) => plansInGroup([plan], group).length > 0).length;
    // A card whose group is misspelt is reported below, and not once more for each of its plans.
    if (shown !== 1 && !(shown === 0 && hasEmptyCard)) {
      const advice =
        shown === 0 && plan.group
          ? `: add a rate-card with group: ${plan.group}, or change the group`
          : "";
      fail([], `one rate-card block that shows this plan, got ${shown}${advice}`);
    }
  }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "rate-card" && isEmpty(block)) {
      const groups = [...new Set(plans.flatMap(({ group }) => group ?? []))];
      const has =
        groups.length > 0
          ? `: they have ${groups.join(", ")}`
          : ": they have none, delete this line";
      const message = `expected a group of the plans below, got "${block.group}"${has}`;
      file.fail(["blocks", index, "group"], message);
    }
  }
}

/** A page that is no service has no plans to show. */
export function checkNoRateCard(file: YamlFile, { blocks }: Pick<Service, "blocks">): void {
  for (const [index, { kind }] of blocks.entries()) {
    if (kind !== "rate-card") continue;
    const message = `expected another kind, got "rate-card": services alone have plans, take this block out and link to one of them`;
    file.fail(["blocks", index, "kind"], message);
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
  addresses: Addresses,
): void {
  for (const [from, to] of Object.entries(redirects)) {
    if (addresses.routes.has(from)) {
      const message = `expected an address without a page, got "${from}": this page would be hidden, delete the line`;
      file.fail([from], message, "key");
    }
    const end = redirects[to];
    const finding = linkFinding(to, addresses);
    if (end !== undefined && !addresses.routes.has(to)) {
      const message =
        end === from ? "leads back here: write a page" : `leads on itself: write ${end}`;
      file.fail([from], `expected a page, got "${to}", which ${message}`);
    } else if (finding) file.fail([from], finding.message);
  }
}
