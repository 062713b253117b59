import { CheckMark } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

type ChecklistProps = Pick<BandOf<"checklist">, "items" | "marks">;

/** A list with bullets or ticks. */
export function Checklist({ items, marks = "bullets" }: ChecklistProps) {
  return (
    <ul className={marks}>
      {items.map((text) => (
        <li key={text}>
          {marks === "ticks" && <CheckMark />}
          <Markdown text={text} />
        </li>
      ))}
    </ul>
  );
}
