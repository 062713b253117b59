import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Shared } from "@/lib/content/schemas/shared";

type ButtonProps = {
  /** Outlined, for the secondary button. */
  ghost?: boolean | undefined;
  small?: boolean;
} & (({ href: string } & ComponentPropsWithRef<"a">) | ComponentPropsWithRef<"button">);

/** Renders a link if it has `href`. */
export function Button({ ghost, small, className, ...props }: ButtonProps) {
  const look = clsx("button", ghost && "button-ghost", small && "button-small", className);
  return "href" in props ? (
    <a {...props} className={look} />
  ) : (
    <button type="button" {...props} className={look} />
  );
}

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
