interface FieldLabelProps {
  /** Of the field. */
  id: string;
  label: string;
  hint?: string | undefined;
}

export function FieldLabel({ id, label, hint }: FieldLabelProps) {
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
