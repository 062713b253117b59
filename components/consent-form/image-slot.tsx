import clsx from "clsx";
import type { Ref } from "react";
import { Spinner } from "@/components/ui/icons";
import { FieldError } from "@/components/ui/text-field";
import type { ImageChoice } from "@/lib/consent/images/choose-image";

interface ImageSlotProps {
  id: string;
  words: {
    label: string;
    hint?: string | undefined;
    choose: string;
    replace: string;
    remove: string;
    reading: string;
    ready: string;
    preview: string;
  };
  choice: ImageChoice | null;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
  onRemove: () => void;
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

/**
 * A slot for one photograph: to choose, to see what was chosen, to replace or remove it. The input
 * lies over the whole button, so that a file can be dropped there too, and never leaves the page.
 * Its types are named so that iPhones hand over JPEG instead of HEIC.
 */
export function ImageSlot({
  id,
  words,
  choice,
  error,
  inputRef,
  onChoose,
  onRemove,
}: ImageSlotProps) {
  const describedBy = clsx(words.hint && `${id}-hint`, error && `${id}-error`, `${id}-chosen`);
  const isShown = choice !== null && choice.status !== "refused";
  return (
    <div
      className={clsx(
        "grid grid-rows-[1fr_auto] gap-3 border p-4",
        error ? "border-ochre" : "border-rule",
      )}
    >
      <div>
        <label htmlFor={id} className="font-semibold">
          {words.label}
        </label>
        {words.hint && (
          <p id={`${id}-hint`} className="text-small text-muted">
            {words.hint}
          </p>
        )}
        <div aria-live="polite">{error && <FieldError id={`${id}-error`} text={error} />}</div>
      </div>
      <div className="grid gap-3">
        <div
          id={`${id}-chosen`}
          aria-live="polite"
          className={clsx("flex min-h-18 items-center gap-3", choice === null && "hidden")}
        >
          {isShown && (
            <div className="grid size-18 shrink-0 place-items-center overflow-hidden border border-rule bg-pink">
              {choice.thumbnail ? (
                // biome-ignore lint/performance/noImgElement: a picture in memory, which no image service can serve
                <img
                  src={choice.thumbnail}
                  alt={words.preview}
                  className="size-17.5 object-contain"
                />
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
        <div className="flex flex-wrap gap-3">
          <div className="file-button button button-ghost relative min-h-11 py-2">
            {choice ? words.replace : words.choose}
            <input
              ref={inputRef}
              id={id}
              name={id}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              required
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) onChoose(file);
              }}
            />
          </div>
          {choice && (
            <button
              type="button"
              className="link-button min-h-11"
              aria-label={`${words.remove}: ${words.label}`}
              onClick={onRemove}
            >
              {words.remove}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
