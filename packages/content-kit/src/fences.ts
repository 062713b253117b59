import { type Findings, placeAt } from "./mistakes.ts";

/** A line with which chats and assistants begin and end a file that they show: ```yaml. */
const FENCE = /^```[\w-]*[^\S\n]*$/m;
/** Before the front matter of Markdown, whose text below may have such lines of its own. */
const FENCE_FIRST = /^\s*```[\w-]*[^\S\n]*$/m;

const FENCED =
  "this is the line with which a chat begins or ends a file that it shows: delete it, the other one, and what stands outside of the two";

/** Reports the first line of a fence around a file. @returns whether there is none */
export function checkFence(file: string, text: string, { issues }: Findings): boolean {
  const isMarkdown = file.endsWith(".md");
  const fence = (isMarkdown ? FENCE_FIRST : FENCE).exec(text);
  if (!fence || (isMarkdown && fence.index > 0)) return true;
  const [line] = fence;
  const offset = fence.index + line.search(/\S/);
  const message = `${FENCED}, got ${line.trim()}`;
  issues.push({ file, ...placeAt(text, offset), path: "", message });
  return false;
}
