import type { ServicePlans } from "@/lib/fees/plan-view";
import { formatRupees, formatTenure } from "@/lib/text/format";

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
