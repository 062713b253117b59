import clsx from "clsx";
import { Spinner } from "@/components/ui/icons";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";

interface ChosenImageProps {
  id: string;
  choice: ImageChoice | null;
  /** What the small picture shows. */
  alt: string;
  words: ConsentFormWords["documents"];
}

/** Bytes as people read them: 4.2 MB, 640 kB. */
function formatSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return (bytes / (isLarge ? 1_000_000 : 1_000)).toLocaleString("en-IN", {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** What was chosen for a slot: its small picture, name, size, and how far it is. */
export function ChosenImage({ id, choice, alt, words }: ChosenImageProps) {
  return (
    <div
      id={id}
      aria-live="polite"
      className={clsx("flex min-h-18 items-center gap-3", choice === null && "hidden")}
    >
      {choice && choice.status !== "refused" && (
        <div className="grid size-18 shrink-0 place-items-center overflow-hidden border border-rule bg-pink">
          {choice.thumbnail ? (
            // biome-ignore lint/performance/noImgElement: a picture in memory, which no image service can serve
            <img src={choice.thumbnail} alt={alt} className="size-17.5 object-contain" />
          ) : (
            <Spinner className="size-5" />
          )}
        </div>
      )}
      {choice && (
        <p className="min-w-0 text-small/[1.375]">
          <span className="line-clamp-2 wrap-anywhere">{choice.name}</span>
          <span className="text-muted">
            {formatSize(choice.size)}
            {choice.status === "reading" && `, ${words.reading}`}
            {choice.status === "ready" && `, ${words.ready}`}
          </span>
        </p>
      )}
    </div>
  );
}
