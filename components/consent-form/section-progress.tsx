import { type Control, useWatch } from "react-hook-form";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import { missingOf } from "@/lib/consent/missing";
import type { ApplicationInput, ApplicationOutput } from "@/lib/consent/schema";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { type Contact, ContactLinks } from "./contact-links";

interface SectionProgressProps {
  words: ConsentFormWords["sections"];
  contact: Contact;
  control: Control<ApplicationInput, unknown, ApplicationOutput>;
  isOver: boolean;
}

/** What is left to do, beside the form; it keeps in sight on wide screens. */
export function SectionProgress({ words, contact, control, isOver }: SectionProgressProps) {
  const { texts, images, isAccepted } = missingOf(useWatch({ control }));
  const steps = [
    { done: TEXT_FIELDS.length - texts.length, total: TEXT_FIELDS.length },
    { done: IMAGE_FIELDS.length - images.length, total: IMAGE_FIELDS.length },
    { done: isAccepted ? 1 : 0, total: 1 },
  ];
  return (
    <div className="lg:sticky lg:top-24">
      <h2 className="text-h3">{words.heading}</h2>
      <ol className="mt-3 grid gap-1.5 text-muted">
        {words.steps.map((step, index) => {
          const { done = 0, total = 1 } = steps[index] ?? {};
          const isDone = isOver || done === total;
          return (
            <li key={step} className="grid grid-cols-[1.75rem_1fr]">
              <span className="text-brand">
                {isDone ? <span aria-hidden="true">✓</span> : index + 1}
              </span>
              <span>
                {step}
                {isDone && <span className="sr-only">, {words.done}</span>}
                {!isDone && total > 1 && (
                  <span className="block text-small">
                    {words.count.replace("{done}", String(done)).replace("{total}", String(total))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {words.intro && <p className="mt-4 text-small text-muted">{words.intro}</p>}
      <ContactLinks contact={contact} chat={words.chat} className="mt-5 grid" />
    </div>
  );
}
