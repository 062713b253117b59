import { Button } from "@/components/ui/button";
import type { Shared } from "@/lib/content/schemas/shared";

/** Shown by the island loader if code cannot be fetched: over every page, in sight wherever one is. */
export function MissingCode({ words }: { words: Shared["missing"] }) {
  const look =
    "fixed inset-x-0 top-0 z-40 flex flex-wrap items-center gap-x-5 gap-y-2 border-b-6 border-ochre bg-end px-edge py-3 print:hidden";
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
