import { Button } from "@/components/ui/button";
import type { Shared } from "@/lib/content/schemas/shared";

/**
 * Shown by the island loader if code cannot be fetched: over the foot of the window, with room for the
 * chat button, which stays on top.
 */
export function MissingCode({ words }: { words: Shared["missing"] }) {
  const look =
    "fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-6 border-ochre bg-end py-3 pr-24 pl-edge print:hidden";
  return (
    <>
      <div hidden data-missing="replaced" role="alert" className={look}>
        <p>{words.replaced}</p>
        <Button small>{words.reload}</Button>
      </div>
      <div hidden data-missing="line" role="status" className={look}>
        <p>{words.line}</p>
      </div>
    </>
  );
}
