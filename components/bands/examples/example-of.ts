import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";

/** The message of an id. @throws Error for an unknown id, which the loader has ruled out */
export function exampleOf({ sample }: Pick<Content, "sample">, id: string): SampleMessage {
  const call = sample.messages.find((message) => message.id === id);
  if (!call) throw new Error(`content/sample.yaml has no message with the id ${id}`);
  return call;
}
