import { Markdown } from "@/components/ui/markdown";
import type { Shared } from "@/lib/content/schemas/shared";

interface FeeCapProps {
  words: Pick<Shared["plans"], "cap" | "capHeading">;
}

/** A disclosure in the margin of every rate card: the most a family may be charged in a year. */
export function FeeCap({ words }: FeeCapProps) {
  return (
    <section className="box wrap">
      <div className="margin-grid border-t border-rule py-10">
        <h2 className="text-h3">{words.capHeading}</h2>
        <Markdown text={words.cap} className="text-muted" />
      </div>
    </section>
  );
}
