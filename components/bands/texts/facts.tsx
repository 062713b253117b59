import type { BandProps } from "@/components/bands/band-frame";
import { FactList } from "@/components/ui/fact-list";
import { Markdown } from "@/components/ui/markdown";

export function Facts({ rows }: BandProps<"facts">) {
  return (
    <FactList
      facts={rows.map(({ label, value }) => ({ label, value: <Markdown text={value} /> }))}
      className="hairs"
      row="grid gap-x-10 sm:grid-cols-[2fr_3fr]"
    />
  );
}
