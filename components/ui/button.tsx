import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";

interface Look {
  /** Outlined, as the less important of two buttons. */
  ghost?: boolean | undefined;
  small?: boolean;
}

type ButtonProps = Look &
  (({ href: string } & ComponentPropsWithRef<"a">) | ComponentPropsWithRef<"button">);

/** A link that looks like a button if it has an address, else a button. */
export function Button({ ghost, small, className, ...props }: ButtonProps) {
  const look = clsx("button", ghost && "button-ghost", small && "button-small", className);
  return "href" in props ? (
    <a {...props} className={look} />
  ) : (
    <button type="button" {...props} className={look} />
  );
}

interface ActionLinksProps {
  /** None while the firm takes no new clients. */
  primary: PageOf<"home">["hero"]["primary"] | undefined;
  /** None on the page that it leads to. */
  secondary: PageOf<"home">["hero"]["secondary"] | undefined;
  className: string;
}

/** Links to the next step and to further reading. */
export function ActionLinks({ primary, secondary, className }: ActionLinksProps) {
  return (
    <p className={clsx("flex flex-wrap gap-3.5", className)}>
      {primary && <Button href={primary.href}>{primary.label}</Button>}
      {secondary && (
        <Button ghost href={secondary.href}>
          {secondary.label} <span className="sr-only">{secondary.about}</span>
        </Button>
      )}
    </p>
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
