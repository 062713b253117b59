import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

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
