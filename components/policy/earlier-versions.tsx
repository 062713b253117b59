import type { CheckedContent } from "@/lib/checks/checked-content";
import type { TextName } from "@/lib/content/schemas/versions";
import { fillIn, formatDate } from "@/lib/text/format";

interface EarlierVersionsProps {
  content: CheckedContent;
  name: TextName | undefined;
}

/** Versions that are no longer in force; renders nothing if there are none. */
export function EarlierVersions({ content, name }: EarlierVersionsProps) {
  const { past, pastEntry, replacedEntry } = content.shared.policy;
  const earlier = name ? content.versions[name].slice(1) : [];
  if (earlier.length === 0) return null;
  return (
    <nav aria-label={past} className="mt-8">
      <p className="font-semibold">{past}</p>
      <ul>
        {earlier.map(({ number, date, until = date, replacedBy: by, href }) => (
          <li key={number}>
            <a href={href} className="inline-block py-2.5">
              {by
                ? fillIn(replacedEntry, { number, by })
                : fillIn(pastEntry, { number, date: formatDate(date), until: formatDate(until) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
