import clsx from "clsx";
import type { PageOf } from "@/lib/content/schemas/pages";
import { Button } from "./button";

interface ActionLinksProps extends Pick<PageOf<"home">["hero"], "primary" | "secondary"> {
  className?: string;
}

/** What to do next, and where to read more first. */
export function ActionLinks({ primary, secondary, className }: ActionLinksProps) {
  return (
    <p className={clsx("flex flex-wrap gap-3.5", className)}>
      <Button href={primary.href}>{primary.label}</Button>
      <Button ghost href={secondary.href}>
        {secondary.label} <span className="sr-only">{secondary.about}</span>
      </Button>
    </p>
  );
}
