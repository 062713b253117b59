import type { ComponentProps } from "react";
import type { PageOf } from "@/lib/content/schemas/pages";
import { mostTimes, type PlanChoice } from "@/lib/fees/plan-year";
import { addMonths, type IsoDay } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatShortDate } from "@/lib/text/format";
import { FIELD, MONTHS, type PlannerPlan } from "./planner-state";

interface SelectProps extends ComponentProps<"select"> {
  id: string;
  label: string;
}

/** A native list with its label above it. */
export function Select({ label, ...select }: SelectProps) {
  return (
    <div>
      <label htmlFor={select.id} className="text-base font-semibold">
        {label}
      </label>
      <select {...select} className="field mt-1 px-2" />
    </div>
  );
}

interface PlanSlotProps {
  slot: number;
  choice: PlanChoice<PlannerPlan> | undefined;
  isHidden: boolean;
  plans: readonly PlannerPlan[];
  /** Undefined on the server, whose day is not the visitor's. */
  today: IsoDay | undefined;
  words: PageOf<"services">["planner"]["choice"];
}

/** Which plan, when it begins and how often: three lists that keep what the browser restores. */
export function PlanSlot({ slot, choice, isHidden, plans, today, words }: PlanSlotProps) {
  const services = [...new Set(plans.map(({ service }) => service))];
  return (
    <fieldset hidden={isHidden} className="border-t border-rule py-4">
      <legend className="float-left mb-2 w-full font-display text-h3">
        {fillIn(words.group, { n: slot })}
      </legend>
      <div className="clear-both grid gap-x-4 gap-y-3 xs:grid-cols-2">
        <div className="xs:col-span-2">
          <Select id={FIELD.plan(slot)} label={words.plan}>
            <option value="">{words.none}</option>
            {services.map((service) => (
              <optgroup key={service} label={service}>
                {plans
                  .filter((plan) => plan.service === service)
                  .map(({ id, name, price }) => (
                    <option key={id} value={id}>
                      {`${name}: ${formatRupees(price)}`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </div>
        <Select id={FIELD.start(slot)} label={words.start}>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {today
                ? formatShortDate(addMonths(today, month))
                : fillIn(words.month, { n: month + 1 })}
            </option>
          ))}
        </Select>
        <Select id={FIELD.times(slot)} label={words.times}>
          {MONTHS.map((month) => (
            <option
              key={month}
              value={month + 1}
              disabled={choice && month + 1 > mostTimes(choice.plan, choice.start)}
            >
              {month + 1}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
