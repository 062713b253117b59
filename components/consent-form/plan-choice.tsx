import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormSection } from "@/components/ui/form-section";
import { type AskedPlan, askedPlan } from "@/lib/consent/asked-plan";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import type { ApplicationForm } from "./use-submission";

interface PlanChoiceProps {
  form: ApplicationForm;
  words: ConsentFormWords["plan"];
  offers: PlanOffer[];
  offer: PlanOffer | undefined;
  isBusy: boolean;
}

/** The optional plan of the consent, from the address or chosen, with its price. */
export function PlanChoice({ form, words, offers, offer, isBusy }: PlanChoiceProps) {
  const { formState, register, setValue } = form;
  const [note, setNote] = useState<AskedPlan["note"]>();
  const select = useRef<HTMLSelectElement | null>(null);
  const begin = useEffectEvent(() => {
    // Chosen before the script ran, or chosen or cleared on the previous visit.
    if (select.current?.value || formState.defaultValues?.plan !== undefined) return;
    const asked = askedPlan(location.search, offers);
    setValue("plan", asked.id);
    setNote(asked.note);
  });
  useEffect(() => begin(), []);
  const { ref, ...field } = register("plan", { onChange: () => setNote(undefined) });
  const rows = ["fee", "gst", "total", "cap"] as const;
  return (
    <FormSection words={words} inert={isBusy}>
      <label htmlFor="plan" className="font-semibold">
        {words.label}
      </label>
      <select
        id="plan"
        className="field mt-1.5"
        {...field}
        ref={(element) => {
          ref(element);
          select.current = element;
        }}
      >
        <option value="">{words.none}</option>
        {offers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <div role="status" className="mt-4 min-h-36 border-l-2 border-brand pl-4 xs:min-h-28">
        {note && <p className="mb-2">{words[note]}</p>}
        {offer ? (
          <dl className="grid gap-x-6 xs:grid-cols-[auto_1fr]">
            {rows.map((row) => (
              <Fragment key={row}>
                <dt className="text-muted">{words[row]}</dt>
                <dd>{offer[row]}</dd>
              </Fragment>
            ))}
          </dl>
        ) : (
          <p className="text-muted">{words.open}</p>
        )}
      </div>
    </FormSection>
  );
}
