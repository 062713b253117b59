import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

export function Facts({ rows }: Pick<BlockOf<"facts">, "rows">) {
  return (
    <FactList
      facts={rows.map(({ label, value }) => ({ label, value: <Markdown text={value} /> }))}
      row="border-t border-rule grid gap-x-10 gap-y-0.5 py-3.5 last:border-b sm:grid-cols-[2fr_3fr]"
    />
  );
}
