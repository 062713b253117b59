import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

export function Facts({ rows }: BlockOf<"facts">) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-10 gap-y-0.5 border-t border-rule py-3.5 last:border-b sm:grid-cols-[2fr_3fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd>
            <Markdown text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
