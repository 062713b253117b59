import type { ServicePlans } from "@/lib/fees/plans";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** Every plan as an option of a list, in a group a service. */
export function PlanOptions({ services }: { services: ServicePlans[] }) {
  return services.map(({ title, plans }) => (
    <optgroup key={title} label={title}>
      {plans.map(({ id, name, months, price }) => (
        <option key={id} value={id}>
          {`${name}, ${formatTenure(months)}: ${formatRupees(price)}`}
        </option>
      ))}
    </optgroup>
  ));
}
