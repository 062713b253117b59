import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { askedPlan } from "@/lib/consent/plan-offers";
import type { FormParts } from "./use-submission";

const ROWS = ["fee", "gst", "total", "cap"] as const;

/** The optional plan, from the query string or chosen; folded until there is one. */
export function PlanChoice({ form, words: { plan: words }, plans, plan }: FormParts) {
  const { formState, register, setValue } = form;
  const [isGone, setIsGone] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const begin = useEffectEvent(() => {
    // Chosen before hydration, or chosen or cleared on the previous visit.
    const chosen = fold.current?.querySelector("select")?.value;
    if (chosen || formState.defaultValues?.plan !== undefined) return;
    const asked = askedPlan(location.search, plans);
    setValue("plan", asked ?? "");
    setIsGone(asked === undefined);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (plan || isGone) fold.current?.setAttribute("open", "");
  }, [plan, isGone]);
  return (
    <details ref={fold} className="more">
      <summary>{words.heading}</summary>
      <div>
        <p className="mb-3 text-soft">{words.intro}</p>
        <label htmlFor="plan" className="font-semibold">
          {words.label}
        </label>
        <select
          id="plan"
          // All that a reload may keep: nothing else in this form is without personal data.
          data-keep
          className="field mt-1"
          {...register("plan", { onChange: () => setIsGone(false) })}
        >
          <option value="">{words.none}</option>
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <div role="status" className="mt-3 min-h-36 xs:min-h-28">
          {isGone && !plan && <p className="mb-2">{words.unknown}</p>}
          {plan ? (
            <dl className="grid gap-x-6 xs:grid-cols-[auto_1fr]">
              {ROWS.map((row) => (
                <Fragment key={row}>
                  <dt className="text-soft">{words[row]}</dt>
                  <dd translate="no">{plan[row]}</dd>
                </Fragment>
              ))}
            </dl>
          ) : (
            <p className="text-soft">{words.open}</p>
          )}
        </div>
      </div>
    </details>
  );
}
