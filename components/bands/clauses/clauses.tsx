import { EarlierVersions } from "@/components/pages/policy-text";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { BandOf } from "@/lib/content/schemas/band";
import { versionedTextAt, versionInForce } from "@/lib/versions/in-force";

interface ClausesProps extends BandOf<"clauses"> {
  content: Pick<CheckedContent, "versions" | "shared">;
  route?: string | undefined;
  isFolded?: boolean | undefined;
}

/** Long mandated text in titled parts, each with an anchor, and its version if it has one. */
export function Clauses({ id: block, items, content, route, isFolded }: ClausesProps) {
  const Heading = isFolded ? "h4" : "h3";
  const name = versionedTextAt(`${route}#${block}`);
  const version = name && versionInForce(content, name);
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
      {name && <EarlierVersions content={content} name={name} />}
    </div>
  );
}
