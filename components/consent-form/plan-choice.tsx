import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { type AskedPlan, askedPlan } from "@/lib/consent/asked-plan";
import type { PlanOffer } from "@/lib/consent/plan-offers";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import type { ApplicationForm } from "./use-submission";

interface PlanChoiceProps {
  form: ApplicationForm;
  words: ConsentFormWords["plan"];
  offers: PlanOffer[];
  offer: PlanOffer | undefined;
}

/** The optional plan of the consent, from the address or chosen, with its price; folded until then. */
export function PlanChoice({ form, words, offers, offer }: PlanChoiceProps) {
  const { formState, register, setValue } = form;
  const [note, setNote] = useState<AskedPlan["note"]>();
  const select = useRef<HTMLSelectElement | null>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const begin = useEffectEvent(() => {
    // Chosen before the script ran, or chosen or cleared on the previous visit.
    if (select.current?.value || formState.defaultValues?.plan !== undefined) return;
    const asked = askedPlan(location.search, offers);
    setValue("plan", asked.id);
    setNote(asked.note);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (offer || note) fold.current?.setAttribute("open", "");
  }, [offer, note]);
  const { ref, ...field } = register("plan", { onChange: () => setNote(undefined) });
  const rows = ["fee", "gst", "total", "cap"] as const;
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
          className="field mt-1"
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
        <div role="status" className="mt-3 min-h-36 xs:min-h-28">
          {note && <p className="mb-2">{words[note]}</p>}
          {offer ? (
            <dl className="grid gap-x-6 xs:grid-cols-[auto_1fr]">
              {rows.map((row) => (
                <Fragment key={row}>
                  <dt className="text-soft">{words[row]}</dt>
                  <dd>{offer[row]}</dd>
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
