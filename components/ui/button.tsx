import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

interface Look {
  /** Outlined, beside a filled one or where it matters less. */
  ghost?: boolean | undefined;
  small?: boolean;
}

type ButtonProps = Look &
  (({ href: string } & ComponentPropsWithRef<"a">) | ComponentPropsWithRef<"button">);

/** A link that looks like a button where it has an address, else a button. */
export function Button({ ghost, small, className, ...props }: ButtonProps) {
  const look = clsx("button", ghost && "button-ghost", small && "button-small", className);
  return "href" in props ? (
    <a {...props} className={look} />
  ) : (
    <button type="button" {...props} className={look} />
  );
}
