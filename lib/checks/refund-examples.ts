import type { Facts } from "@/lib/content/hints/fact-hints";
import { didYouMean } from "@/lib/content/load/nearest";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Refunds } from "@/lib/content/schemas/refunds";
import type { Service } from "@/lib/content/schemas/service";

/**
 * The worked examples name plans that exist, and no more picks than are bought.
 * @param facts know every plan, also of a service with a mistake
 */
export function checkExamples(
  file: YamlFile,
  { examples }: Pick<Refunds, "examples">,
  services: readonly Pick<Service, "plans">[],
  facts: Facts,
): void {
  const prices = facts.get("price");
  // A service that could not be read is one mistake, not one more for each of its plans.
  if (!prices) return;
  const known = Object.keys(prices);
  const plans = services.flatMap((service) => service.plans);
  for (const [index, { plan: id, used }] of examples.items.entries()) {
    const plan = plans.find((candidate) => candidate.id === id);
    const at = ["examples", "items", index];
    if (!known.includes(id)) {
      const message = `expected the id of a plan, got "${id}"${didYouMean(id, known)}`;
      file.fail([...at, "plan"], message);
    } else if (plan && plan.months === undefined && used > (plan.picks ?? 1)) {
      const message = `expected at most the ${plan.picks ?? 1} picks of the plan, got ${used}`;
      file.fail([...at, "used"], message);
    }
  }
}
