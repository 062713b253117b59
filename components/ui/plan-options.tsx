import type { ServicePlans } from "@/lib/fees/plan-view";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** Plans by service; each option names its service too, as a closed select shows nothing else. */
export function PlanOptions({ services }: { services: ServicePlans[] }) {
  return services.map(({ title, plans }) => (
    <optgroup key={title} label={title}>
      {plans.map(({ id, name, months, price, note }) => (
        <option key={id} value={id}>
          {`${title}, ${name}, ${formatTenure(months)}: ${formatRupees(price)}`}
          {note && ` (${note})`}
        </option>
      ))}
    </optgroup>
  ));
}
