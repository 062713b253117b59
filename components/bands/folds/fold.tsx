import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";

interface FoldProps {
  id?: string | undefined;
  heading: string;
  intro?: string | undefined;
  children: ReactNode;
}

/** A band of which only the heading is seen until it is opened, by its anchor too. */
export function Fold({ id, heading, intro, children }: FoldProps) {
  return (
    <details id={id} className="more">
      <summary>
        <h3 className="font-text text-base font-semibold tracking-normal">{heading}</h3>
      </summary>
      <div className="pb-4">
        {intro && <Markdown text={intro} className="mb-4 max-w-[46em]" />}
        {children}
      </div>
    </details>
  );
}
