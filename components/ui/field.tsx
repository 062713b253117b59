import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

interface FieldProps extends Omit<ComponentPropsWithRef<"input">, "id" | "className"> {
  /** Explicit, because islands may not use React's generated ids. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Advice that blocks nothing. */
  note?: string | undefined;
}

/** A labelled input with its hint, its error and its note tied to it. */
export function Field({ id, label, hint, error, note, ...input }: FieldProps) {
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`);
  return (
    <div className="flex flex-col">
      {/* Side by side, labels and inputs each stand in one line, however long a hint is. */}
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

/** What is wrong at a field, in words; colour only repeats it. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1 text-base font-semibold text-ochre">
      {text}
    </p>
  );
}
