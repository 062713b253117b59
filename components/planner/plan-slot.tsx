import type { ComponentProps } from "react";
import { PlanOptions } from "@/components/ui/plan-options";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { ServicePlans } from "@/lib/fees/plan-view";
import { MONTHS } from "@/lib/fees/plan-year";
import { fillIn } from "@/lib/text/format";

/** Values of the selects: a plan's id, empty for none, and its first month, from 1. */
export interface Choice {
  plan: string;
  month: string;
}

/** Ids of the selects of a slot. */
export function planSlotIds(slot: number) {
  return { plan: `planner-plan-${slot}`, month: `planner-start-${slot}` };
}

interface PlanSlotProps {
  /** 1 or 2. */
  slot: number;
  services: ServicePlans[];
  words: PageOf<"services">["planner"]["choice"];
  first: Choice | undefined;
}

/** A plan and the month in which it begins. */
export function PlanSlot({ slot, services, words, first }: PlanSlotProps) {
  const ids = planSlotIds(slot);
  return (
    <div className="mb-3 grid items-end gap-x-3 gap-y-1.5 md:max-lg:grid-cols-[1fr_auto] xl:grid-cols-[1fr_auto]">
      <Select id={ids.plan} label={fillIn(words.plan, { n: slot })} defaultValue={first?.plan}>
        <option value="">{words.none}</option>
        <PlanOptions services={services} />
      </Select>
      <Select
        id={ids.month}
        label={fillIn(words.start, { n: slot })}
        isLabelHidden
        defaultValue={first?.month}
      >
        {MONTHS.map((month) => (
          <option key={month} value={month + 1}>
            {fillIn(words.month, { n: month + 1 })}
          </option>
        ))}
      </Select>
    </div>
  );
}

type SelectProps = ComponentProps<"select"> & { label: string; isLabelHidden?: boolean };

function Select({ label, isLabelHidden, ...select }: SelectProps) {
  return (
    <div>
      <label htmlFor={select.id} className={isLabelHidden ? "sr-only" : "text-small font-semibold"}>
        {label}
      </label>
      <select {...select} className="field mt-1 px-2" />
    </div>
  );
}
