import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Shared } from "@/lib/content/schemas/shared";

type ButtonProps = {
  /** Outlined, as the less important of two buttons. */
  ghost?: boolean | undefined;
  small?: boolean;
} & (({ href: string } & ComponentPropsWithRef<"a">) | ComponentPropsWithRef<"button">);

/** A link that looks like a button if it has an address, else a button. */
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
  /** What is copied, for screen readers: "account number". */
  what: string;
  /** Id of the element that shows the value, which is selected if the clipboard refuses. */
  target: string;
  words: Shared["copy"];
}

/** Copies a value by the copy enhancement; hidden without scripts. */
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
