import { valueAt } from "@/lib/content/load/value-at";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import { originalAndCopy } from "./copies";

const idsOf = ({ data }: YamlFile): unknown[] => {
  const plans = valueAt(data, ["plans"]);
  return Array.isArray(plans) ? plans.map((plan) => valueAt(plan, ["id"])) : [];
};

/** Ids of plans are unique on the site; of a service that was copied, one mistake tells them all. */
export function checkPlanIds(root: string, services: readonly YamlFile[]): void {
  for (const [at, service] of services.entries()) {
    const ids = idsOf(service);
    for (const [index, id] of ids.entries()) {
      if (id === undefined || ids.indexOf(id) === index) continue;
      const message = `expected an id of its own, got "${id}", which plans[${ids.indexOf(id)}] has`;
      service.fail(["plans", index, "id"], message);
    }
    for (const other of services.slice(at + 1)) {
      const shared = idsOf(other).filter((id) => typeof id === "string" && ids.includes(id));
      const [first] = shared;
      if (first === undefined) continue;
      const [original, name] = originalAndCopy(root, [service.file, other.file]);
      const copy = name === service.file ? service : other;
      const path = ["plans", idsOf(copy).indexOf(first), "id"];
      const slug = name.replace(/^.*\/|\.yaml$/g, "");
      const message =
        shared.length === 1
          ? `expected an id of its own, got "${first}", which is in ${original}`
          : `expected ids of its own, got ${shared.length} plans with ids of ${original}, from which it was copied: give each plan here a new id such as ${slug}-basic-1m`;
      copy.fail(path, message);
    }
  }
}
