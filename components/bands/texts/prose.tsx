import type { BandProps } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";

/** First paragraph as a lede, the rest below it in two columns. */
const LEDE_FIRST =
  "gap-x-10 lg:grid lg:grid-cols-2 [&>p:first-child]:col-span-full [&>p:first-child]:text-lede [&>p:last-child:nth-child(even)]:col-span-full";

export function Prose({ text, isFolded }: BandProps<"prose">) {
  return <Markdown text={text} className={isFolded ? undefined : LEDE_FIRST} />;
}
