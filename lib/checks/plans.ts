import { didYouMean } from "@/lib/content/load/nearest";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Sample } from "@/lib/content/schemas/sample";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";
import { formatRupees } from "@/lib/text/format";

/** One RECOMMENDED a page, true savings, each plan on one rate card, facts for what is offered. */
export function checkPlans(
  source: SourceFile,
  { plans, bands, facts }: Pick<Service, "plans" | "bands" | "facts">,
): void {
  const explain = (key: "priority" | "arrival", what: string) =>
    facts[key] ?? source.fail(["facts"], `expected ${key}: ${what}, because a plan offers it`);
  if (plans.some(({ features }) => features.some((feature) => /priority/i.test(feature)))) {
    explain("priority", "what it adds");
  }
  if (plans.some(({ picks }) => picks)) explain("arrival", "when picks arrive");
  const cards = bands.flatMap((block) => (block.kind === "rate-card" ? [block] : []));
  const recommended = plans.find((plan) => plan.recommended);
  for (const [index, plan] of plans.entries()) {
    const fail = (keys: string[], expected: string) =>
      source.fail(["plans", index, ...keys], `expected ${expected}`);
    if (plan.recommended && plan !== recommended) {
      fail(["recommended"], "one recommended plan a page, got a second");
    }
    const label = plan.recommended ? "recommended" : plan.tag && "tag";
    if (label && !plan.why) {
      fail([label], "why: beside it, the reason for the label, got none");
    }
    const saving = `SAVE ${formatRupees(savingOf(plan, plans))}`;
    if (plan.tag?.startsWith("SAVE ") && plan.tag !== saving) {
      fail(["tag"], `"${saving}", got "${plan.tag}"`);
    }
    const shown = cards
      .flatMap((card) => plansByShelf(card, [plan]))
      .filter((shelf) => shelf.plans.length > 0).length;
    if (shown !== 1) fail([], `one rate-card block that shows this plan, got ${shown}`);
  }
}

/** A page that is no service has no plans to show. */
export function checkNoRateCard(source: SourceFile, { bands }: Pick<Service, "bands">): void {
  for (const [index, { kind }] of bands.entries()) {
    if (kind !== "rate-card") continue;
    const message = `expected another kind, got "rate-card": services alone have plans, take this block out and link to one of them`;
    source.fail(["bands", index, "kind"], message);
  }
}

type KnownPlan = Pick<Plan, "id" | "months" | "picks">;

/** The plan of an id; without one a mistake is reported. */
function planAt(source: SourceFile, at: (string | number)[], id: string, plans: KnownPlan[]) {
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan) return plan;
  const advice = didYouMean(
    id,
    plans.map((one) => one.id),
  );
  source.fail([...at, "plan"], `expected the id of a plan, got "${id}"${advice}`);
  return undefined;
}

/** The worked examples of refunds name plans that exist, and no more picks than are bought. */
export function checkExamples(
  source: SourceFile,
  { examples }: Pick<Refunds, "examples">,
  plans: KnownPlan[],
): void {
  for (const [index, { plan: id, used }] of examples.items.entries()) {
    const at = ["examples", "items", index];
    const plan = planAt(source, at, id, plans);
    if (plan && plan.months === undefined && used > (plan.picks ?? 1)) {
      const message = `expected at most the ${plan.picks ?? 1} picks of the plan, got ${used}`;
      source.fail([...at, "used"], message);
    }
  }
}

/** The year under the cap begins with plans that exist. */
export function checkYear(
  source: SourceFile,
  { planner }: Pick<PageOf<"services">, "planner">,
  plans: KnownPlan[],
): void {
  for (const [index, { plan }] of planner.example.plans.entries()) {
    planAt(source, ["planner", "example", "plans", index], plan, plans);
  }
}

/** The examples of what is sold name services that exist. */
export function checkSample(
  source: SourceFile,
  { note, messages }: Pick<Sample, "note" | "messages">,
  services: readonly string[],
): void {
  const examples = [
    { service: note.service, at: ["note"] },
    ...messages.map(({ service }, index) => ({ service, at: ["messages", index] })),
  ];
  for (const { service, at } of examples) {
    if (services.includes(service)) continue;
    const advice = didYouMean(service, services);
    const message = `expected one of ${services.join(", ")}, got "${service}"${advice}`;
    source.fail([...at, "service"], message);
  }
}

/** Bands that show an example name one of `content/sample.yaml`. */
export function checkMessages(
  source: SourceFile,
  { bands }: Pick<Service, "bands">,
  { messages }: Pick<Sample, "messages">,
): void {
  const ids = messages.map(({ id }) => id);
  for (const [index, band] of bands.entries()) {
    if (!("message" in band) || ids.includes(band.message)) continue;
    const advice = didYouMean(band.message, ids);
    const message = `expected one of ${ids.join(", ")}, got "${band.message}"${advice}`;
    source.fail(["bands", index, "message"], message);
  }
}
