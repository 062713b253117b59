import { PhoneThread } from "@/components/sample/phone-thread";
import { Sums } from "@/components/sample/sums";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";

interface CallExampleProps {
  content: Pick<Content, "firm" | "sample">;
  call: SampleMessage;
}

/** A call and its end as messages, and the sums behind it beside them. */
export function CallExample({ content, call }: CallExampleProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <PhoneThread content={content} call={call} />
      <Sums call={call} label={content.sample.labels.sums} />
    </div>
  );
}

/** An example by its id, which the loader has checked. @throws Error if there is none */
export function exampleOf({ sample }: Pick<Content, "sample">, id: string): SampleMessage {
  const call = sample.messages.find((message) => message.id === id);
  if (!call) throw new Error(`content/sample.yaml has no message with the id ${id}`);
  return call;
}
