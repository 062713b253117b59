import type { BandProps } from "@/components/bands/band-frame";
import { EarlierVersions } from "@/components/policy/earlier-versions";
import { Markdown } from "@/components/ui/markdown";
import { versionAt } from "@/lib/versions/versions";

/** Long mandated text in parts with anchors, and its version if it has one. */
export function Clauses({ id: block, items, content, route, isFolded }: BandProps<"clauses">) {
  const Heading = isFolded ? "h4" : "h3";
  const version = versionAt(content, `${route}#${block}`);
  return (
    <div className="grid gap-6">
      {version && (
        <p>
          {content.shared.policy.here}{" "}
          <a href={version.href} className="inline-block py-2.5">
            {version.words}
          </a>
        </p>
      )}
      {items.map(({ id, title, text }) => (
        <section key={title} id={id} className="border-t border-hair pt-3">
          <Heading className="display text-h3">{title}</Heading>
          <Markdown text={text} className="mt-2" />
        </section>
      ))}
      {version && <EarlierVersions content={content} name={version.name} />}
    </div>
  );
}
