import { FactList } from "@/components/ui/fact-list";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { instrumentOf, linesOf, sentencesOf } from "@/lib/sample/call-rows";
import { fillIn, formatMoment, formatNumber } from "@/lib/text/format";
import { Message } from "./message";
import { senderOf } from "./sender";

interface PhoneThreadProps {
  content: Pick<Content, "firm" | "sample">;
  call: SampleMessage;
  /** Only this message; of the call only its levels and times. */
  part?: "call" | "end";
}

/** A call as subscribers see it: its message and the one that ends it. */
export function PhoneThread({ content, call, part }: PhoneThreadProps) {
  const { firm, sample } = content;
  const { labels, marks } = sample;
  const { title, sent, numbers, end } = call;
  const outcome = labels.outcomes[end.outcome];
  const from = senderOf(content);
  const sentences = part ? [] : sentencesOf(call);
  const price = end.price === undefined ? undefined : formatNumber(end.price);
  return (
    <div className="phone grid w-full max-w-[27rem] content-start gap-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-hair px-1 pb-2 text-small">
        <b translate="no">{firm.name}</b>
        <span className="text-soft">{part === "end" ? labels.ending : labels.subscribers}</span>
      </p>
      {part !== "end" && (
        <Message
          label={`${title}, ${formatMoment(sent)}`}
          from={from}
          sent={sent}
          mark={part ? marks.short : marks[call.about]}
        >
          <p className="font-semibold">
            {labels.sides[numbers.kind === "hedge" ? "buy" : numbers.side]}: {instrumentOf(call)}
          </p>
          <FactList
            facts={linesOf(call, labels)}
            row="contents [&>dd]:font-semibold"
            className="grid gap-x-3.5 xs:grid-cols-[auto_1fr]"
          />
          {sentences.map(({ label, value }) => (
            <p key={label}>
              <b>{label}.</b> {value}
            </p>
          ))}
        </Message>
      )}
      {part !== "call" && (
        <Message
          label={`${title}: ${outcome}`}
          from={from}
          sent={end.sent}
          mark={marks.short}
          ending={end.outcome}
        >
          <p className="font-semibold">
            {outcome}
            {price !== undefined && `. ${labels.exitPrice} ${price}`}
          </p>
          <p>{fillIn(end.text, { price: price ?? "" })}</p>
        </Message>
      )}
    </div>
  );
}
