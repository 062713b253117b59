import clsx from "clsx";
import { Spinner } from "@/components/ui/icons";
import type { ImageField } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import { fillIn } from "@/lib/text/format";
import type { FormParts } from "./use-submission";

interface ImageFrameProps {
  name: ImageField;
  choice: ImageChoice | null;
  hasError: boolean;
  words: FormParts["words"]["documents"];
}

/** What belongs into an empty frame: a line to sign on, or a card with a photograph and text. */
function Outline({ name }: Pick<ImageFrameProps, "name">) {
  if (name === "signImage") return <path d="M22 72h114" className="stroke-ink" strokeWidth="3" />;
  return (
    <path d="M20 26h36v50H20zM70 32h66v8H70zM70 48h66v8H70zM70 64h40v8H70z" className="fill-deep" />
  );
}

/** The chosen image, or a spinner until it is read; an outline in an empty frame. */
export function ImageFrame({ name, choice, hasError, words }: ImageFrameProps) {
  const isTaken = choice !== null && choice.status !== "refused";
  const frame = hasError ? "border-3 border-ochre" : "border-[1.5px] border-ink";
  return (
    <div
      className={clsx("relative rounded-md bg-paper", frame, !choice && "[border-style:dashed]")}
    >
      <svg viewBox="0 0 158 100" aria-hidden="true" className={clsx(isTaken && "invisible")}>
        <Outline name={name} />
      </svg>
      {isTaken && (
        <div className="absolute inset-1 grid place-items-center">
          {choice.preview ? (
            // biome-ignore lint/performance/noImgElement: a picture in memory, which no image service can serve
            <img
              src={choice.preview}
              alt={fillIn(words.preview, { field: words[name].name })}
              className="absolute size-full object-contain"
            />
          ) : (
            <Spinner className="size-5" />
          )}
        </div>
      )}
    </div>
  );
}
