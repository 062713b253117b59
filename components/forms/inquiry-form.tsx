import { Markdown } from "@/components/ui/markdown";
import type { PageOf } from "@/lib/content/schemas/pages";
import { TextField } from "./text-field";

interface InquiryFormProps {
  words: PageOf<"contact">["form"];
}

/** The fields of an inquiry. They stay off until sending works, so that nothing typed is lost. */
export function InquiryForm({ words }: InquiryFormProps) {
  return (
    <form method="post" aria-label={words.heading}>
      <Markdown text={words.direct} className="mb-6 bg-pink px-5 py-4" />
      <fieldset disabled className="grid gap-5">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField id="user_name" name="user_name" autoComplete="name" required {...words.name} />
          <TextField
            id="user_email"
            name="user_email"
            type="email"
            autoComplete="email"
            required
            {...words.email}
          />
          <TextField
            id="user_phone"
            name="user_phone"
            inputMode="numeric"
            autoComplete="tel-national"
            minLength={10}
            maxLength={10}
            pattern="[0-9]{10}"
            required
            {...words.phone}
          />
          <TextField id="language" name="language" {...words.language} />
        </div>
        <div>
          <label htmlFor="message" className="font-semibold">
            {words.message.label}
          </label>
          <textarea id="message" name="message" rows={5} required className="field mt-1.5" />
        </div>
        <button type="submit" className="button opacity-60">
          {words.submit}
        </button>
      </fieldset>
    </form>
  );
}
