import type { Content } from "@/lib/content/content";
import { didYouMean } from "@/lib/content/load/nearest";
import type { Path } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { isPlaceholder } from "@/lib/text/placeholders";
import { checkNoRateCard, checkPlans } from "./plans";

type Sources = ReadonlyMap<string, SourceFile>;

/** Plans, services and examples are named where they exist, and no more picks than are bought. */
function checkNames(sources: Sources, content: Content): void {
  const { services, bandPages, pages, refunds, sample } = content;
  const check = (file: string, path: Path, name: string, known: string[], what?: string) => {
    if (known.includes(name)) return;
    const expected = what ?? `one of ${known.join(", ")}`;
    const message = `expected ${expected}, got "${name}"${didYouMean(name, known)}`;
    sources.get(file)?.fail(path, message);
  };
  const plans = services.flatMap((service) => service.plans);
  const checkPlan = (file: string, path: Path, id: string) => {
    const ids = plans.map((plan) => plan.id);
    check(file, path, id, ids, "the id of a plan");
  };
  for (const [index, { plan: id, used }] of refunds.examples.items.entries()) {
    const at = ["examples", "items", index];
    checkPlan("refunds", [...at, "plan"], id);
    const plan = plans.find((candidate) => candidate.id === id);
    if (plan && plan.months === undefined && used > (plan.picks ?? 1)) {
      const message = `expected at most the ${plan.picks ?? 1} picks of the plan, got ${used}`;
      sources.get("refunds")?.fail([...at, "used"], message);
    }
  }
  for (const [index, { plan }] of pages.services.planner.example.plans.entries()) {
    checkPlan("pages/services", ["planner", "example", "plans", index, "plan"], plan);
  }
  const slugs = services.map(({ slug }) => slug);
  check("sample", ["note", "service"], sample.note.service, slugs);
  for (const [index, { service }] of sample.messages.entries()) {
    check("sample", ["messages", index, "service"], service, slugs);
  }
  const examples = sample.messages.map(({ id }) => id);
  const withBands = [
    ...services.map(({ slug, bands }) => [`services/${slug}`, bands] as const),
    ...[...bandPages].map(([name, { bands }]) => [`pages/${name}`, bands] as const),
    ["pages/home", pages.home.bands] as const,
  ];
  for (const [file, bands] of withBands) {
    for (const [index, band] of bands.entries()) {
      if ("message" in band) check(file, ["bands", index, "message"], band.message, examples);
    }
  }
}

/** Both ways to pay name the payee on SEBI's register. */
function checkPayees(source: SourceFile, { bank, upi }: Content["firm"]): void {
  const isUnknown = ["bank.payee", "upi.payee"].some((at) =>
    isPlaceholder(source.placeholders, at),
  );
  if (bank.payee === upi.payee || isUnknown) return;
  const message = `"${upi.payee}" is not the payee of bank, "${bank.payee}": both are the name on SEBI's register`;
  source.warn(["upi", "payee"], message);
}

/** What no schema can say, of files that are each without a mistake. */
export function checkTogether(sources: Sources, content: Content): void {
  checkNames(sources, content);
  const firm = sources.get("firm");
  if (firm) checkPayees(firm, content.firm);
  for (const service of content.services) {
    const source = sources.get(`services/${service.slug}`);
    if (source) checkPlans(source, service, content.firm.feeCap);
  }
  for (const [name, page] of [...content.bandPages, ["home", content.pages.home] as const]) {
    const source = sources.get(`pages/${name}`);
    if (source) checkNoRateCard(source, page);
  }
}
