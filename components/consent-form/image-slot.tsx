import clsx from "clsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { FieldError } from "@/components/ui/field";
import { Spinner } from "@/components/ui/icons";
import type { ImageField } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";

interface ImageSlotProps {
  name: ImageField;
  words: ConsentFormWords["documents"];
  choice: ImageChoice | null;
  error: string | undefined;
  isOpen: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/**
 * A slot to choose, see, replace or remove one photograph. The input covers the whole button, so
 * that a file can also be dropped there, and never leaves the page. Its accepted types make iPhones
 * provide JPEG instead of HEIC.
 */
export function ImageSlot(props: ImageSlotProps) {
  const { name, words, choice, error, isOpen, onChoose, onRemove } = props;
  const { label, hint } = words[name];
  const describedBy = clsx(hint && `${name}-hint`, error && `${name}-error`, `${name}-chosen`);
  const input = useRef<HTMLInputElement>(null);

  const take = () => {
    const [file] = input.current?.files ?? [];
    if (file) onChoose(file);
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => {
    // Chosen before the script arrived.
    if (isOpen) takeEarly();
  }, [isOpen]);

  const remove = () => {
    onRemove();
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };

  return (
    <div
      className={clsx(
        "grid grid-rows-[1fr_auto] gap-3 border p-4",
        error ? "border-ochre" : "border-rule",
      )}
    >
      <div>
        <label htmlFor={name} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${name}-hint`} className="text-small text-muted">
            {hint}
          </p>
        )}
        <div aria-live="polite">{error && <FieldError id={`${name}-error`} text={error} />}</div>
      </div>
      <div className="grid gap-3">
        <ChosenImage name={name} words={words} choice={choice} />
        <div className="flex flex-wrap gap-3">
          <div className="file-button button button-ghost relative min-h-11 py-2">
            {choice ? words.replace : words.choose}
            <input
              ref={input}
              id={name}
              name={name}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              required
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
              onChange={take}
            />
          </div>
          {choice && (
            <button
              type="button"
              className="link-button min-h-11"
              aria-label={`${words.remove}: ${label}`}
              onClick={remove}
            >
              {words.remove}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** 4.2 MB, 640 kB. */
function formatSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return (bytes / (isLarge ? 1_000_000 : 1_000)).toLocaleString("en-IN", {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** The chosen photograph: thumbnail, name, size and state. */
function ChosenImage({ name, words, choice }: Pick<ImageSlotProps, "name" | "words" | "choice">) {
  return (
    <div
      id={`${name}-chosen`}
      aria-live="polite"
      className={clsx("flex min-h-18 items-center gap-3", choice === null && "hidden")}
    >
      {choice && choice.status !== "refused" && (
        <div className="grid size-18 shrink-0 place-items-center overflow-hidden border border-rule bg-pink">
          {choice.thumbnail ? (
            // biome-ignore lint/performance/noImgElement: a picture in memory, which no image service can serve
            <img
              src={choice.thumbnail}
              alt={fillIn(words.preview, { field: words[name].name })}
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
            {choice.status !== "refused" && `, ${words[choice.status]}`}
          </span>
        </p>
      )}
    </div>
  );
}
