import type { Shared } from "@/lib/content/schemas/shared";
import { Button } from "./button";

interface CopyButtonProps {
  value: string;
  /** What is copied, for screen readers: "account number". */
  what: string;
  /** Id of the element that shows the value: it is selected where the clipboard refuses. */
  target: string;
  words: Shared["copy"];
}

/** Copies a value by the copy enhancement; not shown where scripts do not run. */
export function CopyButton({ value, what, target, words }: CopyButtonProps) {
  return (
    <Button
      ghost
      small
      data-copy={value}
      data-copied={words.done}
      data-copy-target={target}
      aria-label={`${words.label}: ${what}`}
      className="needs-script no-print min-w-16 px-3 text-small"
    >
      {words.label}
    </Button>
  );
}
