import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import type { TextField } from "@/lib/consent/fields";
import { failsAadhaarChecksum } from "@/lib/consent/verhoeff";
import { isNoIndianMobile } from "@/lib/text/phone";
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

interface TextInputProps extends FormParts {
  name: TextField;
  /** Advice that does not prevent submission. */
  note?: string | undefined;
  onBlur?: () => void;
}

/** A text field of the application. */
export function TextInput({ form, words, errorAt, name, note, onBlur }: TextInputProps) {
  return (
    <Field
      id={name}
      required
      error={errorAt(name)}
      note={note}
      {...ATTRIBUTES[name]}
      {...words.you[name]}
      {...form.register(name, onBlur && { onBlur })}
    />
  );
}

const IS_DOUBTFUL = { phone: isNoIndianMobile, adhaarNumber: failsAadhaarChecksum };

/** Doubts a number that cannot be right, in words, once the field is left. */
export function NumberInput({ name, ...parts }: FormParts & { name: keyof typeof IS_DOUBTFUL }) {
  const { form, words } = parts;
  const [isDoubtful, setIsDoubtful] = useState(false);
  return (
    <TextInput
      {...parts}
      name={name}
      note={isDoubtful ? words.doubts[name] : undefined}
      onBlur={() => setIsDoubtful(IS_DOUBTFUL[name](form.getValues(name) ?? ""))}
    />
  );
}
