import type { BandProps } from "@/components/bands/band-frame";
import { callOf } from "@/lib/sample/call-trade";
import { PhoneThread } from "./phone-thread";
import { Sums } from "./sums";

export function CallExample(example: Pick<BandProps<"phone-thread">, "message" | "content">) {
  const { content, message } = example;
  const call = callOf(content.sample, message);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-x-12 gap-y-5">
      <PhoneThread content={content} call={call} />
      <Sums call={call} sample={content.sample} />
    </div>
  );
}
