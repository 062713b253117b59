import type { BandProps } from "@/components/bands/band-frame";
import { Documents } from "@/components/bands/texts/lists";
import { callOf } from "@/lib/sample/call-trade";
import { AccountsChart } from "./accounts-chart";
import { NotePaper } from "./note-paper";
import { PhoneThread } from "./phone-thread";

/** Steps, each above its document. */
export function Papers({ items, message, content }: BandProps<"papers">) {
  const { sample } = content;
  const call = callOf(sample, message);
  const papers = [
    <NotePaper key="note" content={content} isCompact className="w-full">
      <AccountsChart note={sample.note} />
    </NotePaper>,
    <PhoneThread key="call" content={content} call={call} part="call" />,
    <PhoneThread key="end" content={content} call={call} part="end" />,
  ];
  return <Documents items={items} documents={papers} />;
}
