import type { ComponentPropsWithRef } from "react";

interface TextFieldProps extends Omit<ComponentPropsWithRef<"input">, "id" | "className"> {
  /** Explicit, because islands may not use React's generated ids. */
  id: string;
  label: string;
  hint?: string | undefined;
}

/** A labelled input with its hint tied to it. */
export function TextField({ id, label, hint, ...input }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="field mt-1.5"
      />
    </div>
  );
}
