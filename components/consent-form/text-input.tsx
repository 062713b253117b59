import { type ComponentProps, useState } from "react";
import { useWatch } from "react-hook-form";
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
  onChange?: () => void;
  onBlur?: () => void;
}

/** A text field of the application. */
export function TextInput({ form, words, errorAt, name, note, ...handlers }: TextInputProps) {
  const { onChange, onBlur } = handlers;
  return (
    <Field
      id={name}
      required
      error={errorAt(name)}
      note={note}
      {...ATTRIBUTES[name]}
      {...words.you[name]}
      {...form.register(name, { ...(onChange && { onChange }), ...(onBlur && { onBlur }) })}
    />
  );
}

const IS_DOUBTFUL = { phone: isNoIndianMobile, adhaarNumber: failsAadhaarChecksum };

/**
 * Doubts a number that cannot be right, in words: what is typed once the field is left, what another
 * program has set at once.
 */
export function NumberInput({ name, ...parts }: FormParts & { name: keyof typeof IS_DOUBTFUL }) {
  const { form, words } = parts;
  const value = useWatch({ control: form.control, name }) ?? "";
  /** What the field held before somebody began to type. */
  const [before, setBefore] = useState<string>();
  const isDoubtful = IS_DOUBTFUL[name](before ?? value);
  return (
    <TextInput
      {...parts}
      name={name}
      note={isDoubtful ? words.doubts[name] : undefined}
      onChange={() => {
        const isTyped = document.activeElement?.id === name;
        setBefore(isTyped ? (before ?? value) : undefined);
      }}
      onBlur={() => setBefore(undefined)}
    />
  );
}
