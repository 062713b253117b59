import type { Shared } from "@/lib/content/schemas/shared";
import { Button } from "./button";

interface CopyButtonProps {
  value: string;
  /** For screen readers: "account number". */
  what: string;
  /** Id of the element with the value, which is selected if the clipboard is not available. */
  target: string;
  words: Shared["copy"];
}

/** Works with the copy enhancement; hidden without scripts. */
export function CopyButton({ value, what, target, words }: CopyButtonProps) {
  return (
    <Button
      ghost
      small
      data-copy={value}
      data-copied={words.done}
      data-copy-target={target}
      aria-label={`${words.label}: ${what}`}
      className="min-w-16 px-3 text-small noscript:hidden"
    >
      {words.label}
    </Button>
  );
}
