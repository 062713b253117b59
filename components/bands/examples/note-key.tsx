import { FactList, factsOf } from "@/components/ui/fact-list";
import type { NoteFacts } from "./accounts-chart";

export function NoteKey({ note }: { note: NoteFacts }) {
  return (
    <FactList
      facts={factsOf(note.key)}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 border-y border-ink py-1"
      row="py-1.5 [&>dd]:font-display [&>dd]:text-[1.1875rem]/[1.2] [&>dd]:font-medium [&>dd]:tracking-[-0.02em] [&>dt]:text-small"
    />
  );
}
