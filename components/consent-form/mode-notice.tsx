import clsx from "clsx";
import { Notice } from "@/components/ui/notice";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";

interface ModeNoticeProps {
  title: string;
  words: ConsentFormWords["modes"];
  canSend: boolean;
}

/**
 * For a build without provider keys: whether mock providers receive the form. Both sentences take
 * up room, so that nothing moves when it is known which one applies.
 */
export function ModeNotice({ title, words, canSend }: ModeNoticeProps) {
  return (
    <Notice role="note" className="mb-10 grid *:[grid-area:1/1]">
      {(["unavailable", "mockProviders"] as const).map((mode) => (
        <span key={mode} className={clsx((mode === "mockProviders") !== canSend && "invisible")}>
          <strong className="font-semibold text-ochre">{title}</strong> {words[mode]}
        </span>
      ))}
    </Notice>
  );
}
