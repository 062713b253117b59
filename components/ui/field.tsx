import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";
import { FieldError } from "./field-error";
import { FieldLabel } from "./field-label";

interface FieldProps extends Omit<ComponentPropsWithRef<"input">, "id" | "className"> {
  /** Explicit, since islands cannot use React's `useId`. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Advice that does not prevent submission. */
  note?: string | undefined;
}

export function Field({ id, label, hint, error, note, ...input }: FieldProps) {
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`);
  return (
    <div className="grid grid-rows-[1fr_auto_auto]">
      <div className="pb-1">
        <FieldLabel id={id} label={label} hint={hint} />
      </div>
      <input
        {...input}
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        className="field"
      />
      <div>
        {error && <FieldError id={`${id}-error`} text={error} />}
        {note && (
          <p id={`${id}-note`} className="mt-1 text-small text-soft">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
