import { Markdown } from "@/components/ui/markdown";
import type { PageOf } from "@/lib/content/schemas/pages";
import { FormSection } from "./form-section";
import { ImageField } from "./image-field";
import { TextField } from "./text-field";

interface ConsentFormProps {
  words: PageOf<"consent-form">;
  previewTitle: string;
}

/** All fields of the application. They stay off until the documents can be sent and received. */
export function ConsentForm({ words, previewTitle }: ConsentFormProps) {
  const { you, documents, terms } = words;
  return (
    <form method="post" aria-label={words.banner.heading} className="min-w-0">
      <p role="note" className="mb-10 border-l-4 border-ochre bg-pink px-5 py-4">
        <strong className="font-semibold text-ochre">{previewTitle}</strong> {words.preview}
      </p>
      <FormSection number={1} heading={you.heading} intro={you.intro}>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField id="fullName" name="fullName" autoComplete="name" required {...you.fullName} />
          <TextField id="dob" name="dob" type="date" autoComplete="bday" required {...you.dob} />
          <TextField
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            {...you.email}
          />
          <TextField
            id="phone"
            name="phone"
            inputMode="numeric"
            autoComplete="tel-national"
            required
            {...you.phone}
          />
          <TextField
            id="panNumber"
            name="panNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...you.panNumber}
          />
          <TextField
            id="adhaarNumber"
            name="adhaarNumber"
            inputMode="numeric"
            autoComplete="off"
            required
            {...you.adhaarNumber}
          />
        </div>
      </FormSection>
      <FormSection number={2} heading={documents.heading} intro={documents.intro}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ImageField id="panImage" {...documents.panImage} />
          <ImageField id="signImage" {...documents.signImage} />
          <ImageField id="adhaarFrontImage" {...documents.adhaarFrontImage} />
          <ImageField id="adhaarBackImage" {...documents.adhaarBackImage} />
        </div>
      </FormSection>
      <FormSection number={3} heading={terms.heading} intro={terms.intro}>
        <section
          aria-label={terms.heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a box that scrolls must take focus to be scrolled by keyboard
          tabIndex={0}
          className="h-64 overflow-y-auto border border-muted p-5"
        >
          <ol className="grid list-decimal gap-3 pl-5 text-base">
            {terms.points.map((point) => (
              <li key={point}>
                <Markdown text={point} />
              </li>
            ))}
          </ol>
          <p className="mt-4">
            <a href={terms.more.href}>{terms.more.label}</a>
          </p>
        </section>
        <label className="mt-5 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="acceptedTerms"
            required
            disabled
            className="size-5 accent-brand"
          />
          {terms.accept}
        </label>
        <button type="submit" disabled className="button mt-5 opacity-60">
          {words.submit}
        </button>
      </FormSection>
    </form>
  );
}
