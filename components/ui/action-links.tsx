import clsx from "clsx";
import type { Content } from "@/lib/content/content";
import type { PageOf } from "@/lib/content/schemas/pages";
import { closedWords } from "@/lib/site/closed";
import { Button } from "./button";

interface ActionLinksProps extends Pick<PageOf<"home">["hero"], "primary" | "secondary"> {
  content: Pick<Content, "notices">;
  className: string;
}

/** The primary link is omitted while the firm takes no new clients. */
export function ActionLinks({ content, primary, secondary, className }: ActionLinksProps) {
  return (
    <p className={clsx("flex flex-wrap gap-3.5", className)}>
      {!closedWords(content) && <Button href={primary.href}>{primary.label}</Button>}
      <Button ghost href={secondary.href}>
        {secondary.label} <span className="sr-only">{secondary.about}</span>
      </Button>
    </p>
  );
}
