import { type ComponentProps, useState } from "react";
import { Field, FieldGrid } from "@/components/ui/field";
import { type ErrorKind, errorText } from "@/lib/consent/errors";
import { TEXT_FIELDS, type TextField } from "@/lib/consent/fields";
import { normalisePan } from "@/lib/consent/schema";
import { isDoubtfulAadhaar } from "@/lib/consent/verhoeff";
import { normalisePhone } from "@/lib/text/phone";
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

const NORMALISE: Partial<Record<TextField, (typed: string) => string>> = {
  phone: normalisePhone,
  panNumber: normalisePan,
};

/** The text fields, in the order of the PDF and the e-mail. */
export function IdentityFields({ form, words }: FormParts) {
  const { formState, getValues, register, setValue } = form;
  const [isDoubtful, setIsDoubtful] = useState(false);

  const leave = (name: TextField) => {
    const typed = getValues(name) ?? "";
    if (name === "adhaarNumber") setIsDoubtful(isDoubtfulAadhaar(typed));
    const normalised = NORMALISE[name]?.(typed) ?? typed;
    if (normalised !== typed) setValue(name, normalised, { shouldValidate: formState.isSubmitted });
  };

  return (
    <FieldGrid>
      {TEXT_FIELDS.map((name) => {
        const error = formState.errors[name]?.type as ErrorKind | undefined;
        return (
          <Field
            key={name}
            id={name}
            required
            error={error && errorText(name, error, words)}
            note={name === "adhaarNumber" && isDoubtful ? words.doubt : undefined}
            {...ATTRIBUTES[name]}
            {...words.you[name]}
            {...register(name, { onBlur: () => leave(name) })}
          />
        );
      })}
    </FieldGrid>
  );
}
