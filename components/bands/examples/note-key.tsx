import { FactList } from "@/components/ui/fact-list";
import type { Sample } from "@/lib/content/schemas/sample";
import { noteRows } from "@/lib/sample/note-facts";

export function NoteKey({ sample }: { sample: Sample }) {
  return (
    <FactList
      facts={noteRows(sample, "key")}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 border-y border-ink py-1"
      row="py-1.5 [&>dd]:font-display [&>dd]:text-[1.1875rem]/[1.2] [&>dd]:font-medium [&>dd]:tracking-[-0.02em] [&>dt]:text-small"
    />
  );
}
