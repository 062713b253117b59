import type { Shared } from "@/lib/content/schemas/shared";

interface CopyButtonProps {
  value: string;
  /** What is copied, for screen readers: "account number". */
  what: string;
  words: Shared["copy"];
}

/** Copies a value by the copy behaviour; not shown where scripts do not run. */
export function CopyButton({ value, what, words }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={value}
      data-copied={words.done}
      aria-label={`${words.label}: ${what}`}
      className="needs-script no-print min-h-11 min-w-16 cursor-pointer rounded-control px-3 text-small font-semibold text-brand shadow-[inset_0_0_0_1.5px_var(--color-brand)] hover:bg-brand hover:text-paper"
    >
      {words.label}
    </button>
  );
}
