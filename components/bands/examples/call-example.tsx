import type { BandProps } from "@/components/bands/band-frame";
import { callOf } from "@/lib/sample/call-trade";
import { PhoneThread } from "./phone-thread";
import { Sums } from "./sums";

export function CallExample(example: Pick<BandProps<"phone-thread">, "message" | "content">) {
  const { content, message } = example;
  const call = callOf(content.sample, message);
  return (
    <div className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <PhoneThread content={content} call={call} />
      <Sums call={call} sample={content.sample} />
    </div>
  );
}
