import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";
import { type Contact, ContactLinks } from "./contact-links";
import { useMissing } from "./missing-fields";
import type { ApplicationForm } from "./use-submission";

interface SectionProgressProps {
  words: ConsentFormWords;
  contact: Contact;
  control: ApplicationForm["control"];
  isOver: boolean;
}

/** The remaining steps beside the form; stays in view on wide screens. */
export function SectionProgress({ words: form, contact, control, isOver }: SectionProgressProps) {
  const words = form.sections;
  const { texts, images, isAccepted } = useMissing(control);
  const parts = [
    { missing: texts.length, total: TEXT_FIELDS.length },
    { missing: images.length, total: IMAGE_FIELDS.length },
    { missing: isAccepted ? 0 : 1, total: 1 },
  ];
  return (
    <div className="lg:sticky lg:top-24">
      <h2 className="text-h3">{words.heading}</h2>
      <ol className="mt-3 grid gap-1.5 text-muted">
        {words.steps.map((step, index) => {
          const { missing = 0, total = 1 } = parts[index] ?? {};
          const isDone = isOver || missing === 0;
          const count = fillIn(words.count, { done: total - missing, total });
          return (
            <li key={step} className="grid grid-cols-[1.75rem_1fr]">
              <span className="text-brand">
                {isDone ? <span aria-hidden="true">✓</span> : index + 1}
              </span>
              <span>
                {step}
                {isDone && <span className="sr-only">, {words.done}</span>}
                {!isDone && total > 1 && <span className="block text-small">{count}</span>}
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
