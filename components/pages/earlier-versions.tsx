import clsx from "clsx";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { TextName } from "@/lib/content/schemas/versions";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";

interface EarlierVersionsProps {
  content: Pick<CheckedContent, "versions" | "shared">;
  name: TextName;
  /** Heading level. */
  heading: "h2" | "h3";
  className?: string;
}

/** The versions of a text that are no longer in force; renders nothing without any. */
export function EarlierVersions({
  content,
  name,
  heading: Heading,
  className,
}: EarlierVersionsProps) {
  const { policy } = content.shared;
  const earlier = content.versions[name].versions.slice(1);
  if (earlier.length === 0) return null;
  const id = `${name}-versions`;
  return (
    <section aria-labelledby={id} className={clsx("text-base", className)}>
      <Heading id={id} className="font-text text-base font-semibold tracking-normal">
        {policy.past}
      </Heading>
      <ul>
        {earlier.map(({ number, date, until, href }) => (
          <li key={number}>
            <a href={href} className="inline-block py-2.5">
              {fillIn(policy.pastEntry, {
                number,
                date: formatDate(date),
                until: until ? formatDate(until) : "",
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
