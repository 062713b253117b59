import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

interface FieldProps extends Omit<ComponentPropsWithRef<"input">, "id" | "className"> {
  /** Explicit, because islands may not use React's generated ids. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Advice that does not prevent submission. */
  note?: string | undefined;
}

/** A labelled input, described by its hint, error and note. */
export function Field({ id, label, hint, error, note, ...input }: FieldProps) {
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`);
  return (
    <div className="flex flex-col">
      {/* Aligns labels and inputs of fields side by side, whatever the length of their hints. */}
      <div className="grow pb-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-muted">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
      <input
        {...input}
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        className="field"
      />
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-small text-muted">
          {note}
        </p>
      )}
    </div>
  );
}

/** A field's error in words, not by colour alone. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1 text-base font-semibold text-ochre">
      {text}
    </p>
  );
}
