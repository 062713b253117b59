interface ImageFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
}

/** A slot for one photograph. Types are named so that iPhones hand over JPEG instead of HEIC. */
export function ImageField({ id, label, hint }: ImageFieldProps) {
  return (
    <div className="border border-rule p-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        name={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        required
        disabled
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-3 block min-h-11 w-full text-base"
      />
    </div>
  );
}
