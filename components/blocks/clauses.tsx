import { EarlierVersions } from "@/components/pages/policy-text";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { BlockOf } from "@/lib/content/schemas/block";
import { versionedTextAt, versionInForce } from "@/lib/versions/in-force";

interface ClausesProps extends BlockOf<"clauses"> {
  content: Pick<CheckedContent, "versions" | "shared">;
  route?: string | undefined;
}

/** Long mandated text in titled parts, each with an anchor, and its version if it has one. */
export function Clauses({ id: block, items, content, route }: ClausesProps) {
  const name = versionedTextAt(`${route}#${block}`);
  const version = name && versionInForce(content, name);
  return (
    <div className="grid gap-9">
      {version && (
        <p className="text-base text-muted">
          {content.shared.policy.here}{" "}
          <a href={version.href} className="inline-block py-2.5">
            {version.words}
          </a>
        </p>
      )}
      {items.map(({ id, title, text }) => (
        <section key={title} id={id} className="border-t border-ink pt-4">
          <h3 className="text-h3">{title}</h3>
          <Markdown text={text} className="mt-3" />
        </section>
      ))}
      {name && <EarlierVersions content={content} name={name} />}
    </div>
  );
}
