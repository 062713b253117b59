import { type ComponentProps, useState } from "react";
import { Field, FieldGrid } from "@/components/ui/field";
import { TEXT_FIELDS, type TextField } from "@/lib/consent/fields";
import { failsAadhaarChecksum } from "@/lib/consent/verhoeff";
import type { FormParts } from "./use-submission";

const ATTRIBUTES: Record<TextField, Omit<ComponentProps<typeof Field>, "id" | "label">> = {
  fullName: { autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", autoComplete: "email" },
  phone: { inputMode: "numeric", autoComplete: "tel-national" },
  dob: { type: "date", autoComplete: "bday" },
  panNumber: {
    autoComplete: "off",
    autoCapitalize: "characters",
    autoCorrect: "off",
    spellCheck: false,
  },
  adhaarNumber: { inputMode: "numeric", autoComplete: "off", spellCheck: false },
};

export function IdentityFields({ form, words, errorAt }: FormParts) {
  const [isDoubtful, setIsDoubtful] = useState(false);
  const onBlur = () => setIsDoubtful(failsAadhaarChecksum(form.getValues("adhaarNumber") ?? ""));
  return (
    <FieldGrid>
      {TEXT_FIELDS.map((name) => (
        <Field
          key={name}
          id={name}
          required
          error={errorAt(name)}
          note={name === "adhaarNumber" && isDoubtful ? words.doubt : undefined}
          {...ATTRIBUTES[name]}
          {...words.you[name]}
          {...form.register(name, { onBlur })}
        />
      ))}
    </FieldGrid>
  );
}
