import clsx from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";

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

/** Two columns with aligned labels, inputs and errors. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-7 *:row-span-3 *:grid-rows-subgrid *:pb-4.5 sm:grid-cols-2">
      {children}
    </div>
  );
}

export function FieldLabel({ id, label, hint }: Pick<FieldProps, "id" | "label" | "hint">) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
    </>
  );
}

/** The error has a mark, so it does not depend on colour alone. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p
      id={id}
      data-mark="! "
      // The export cannot find class names that contain quotes.
      className="mt-1 font-semibold text-ochre [&::before]:[content:attr(data-mark)]"
    >
      {text}
    </p>
  );
}
