import type { BandProps } from "@/components/bands/band-frame";
import { Documents } from "@/components/bands/texts/lists";
import { callOf } from "@/lib/sample/call-trade";
import { AccountsChart } from "./accounts-chart";
import { NoteList } from "./note-list";
import { NotePaper } from "./note-paper";
import { PhoneThread } from "./phone-thread";
import { Sums } from "./sums";

/** Steps, each above its document. */
export function Papers({ items, message, sums, content }: BandProps<"papers">) {
  const { sample } = content;
  const { note } = sample;
  const call = callOf(sample, message);
  const papers = [
    <NotePaper key="note" content={content} isCompact className="w-full">
      <AccountsChart note={note} />
      <div className="max-lg:hidden">
        <NoteList note={note} of="ends" />
      </div>
    </NotePaper>,
    <div key="call" className="w-full max-lg:hidden print:block">
      <PhoneThread content={content} call={call} part="call" />
    </div>,
    <PhoneThread key="end" content={content} call={call} part="end">
      <div className="max-lg:hidden">
        <Sums call={call} sample={sample} only={sums} />
      </div>
    </PhoneThread>,
  ];
  return <Documents items={items} documents={papers} />;
}
