import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

export function Facts({ rows }: Pick<BandOf<"facts">, "rows">) {
  return (
    <FactList
      facts={rows.map(({ label, value }) => ({ label, value: <Markdown text={value} /> }))}
      className="hairs"
      row="grid gap-x-10 sm:grid-cols-[2fr_3fr]"
    />
  );
}
