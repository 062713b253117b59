import clsx from "clsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { useController } from "react-hook-form";
import { reportError } from "static-islands/report-error";
import { FieldError } from "@/components/ui/field-error";
import { FieldLabel } from "@/components/ui/field-label";
import { Spinner } from "@/components/ui/icons";
import type { ImageField } from "@/lib/consent/fields";
import { discardImage } from "@/lib/consent/images/choose-image";
import { fillIn, formatFileSize } from "@/lib/text/format";
import type { FormParts } from "./use-submission";

/**
 * The file input covers the button, so files can be dropped on it, and is never unmounted. With its
 * accepted types, iPhones provide JPEG instead of HEIC.
 */
export function ImageInput({ name, ...parts }: FormParts & { name: ImageField }) {
  const { form, controller, canSend } = parts;
  const words = parts.words.documents;
  const { label, hint } = words[name];
  const { control, getValues, setValue, trigger } = form;
  const choice = useController({ control, name }).field.value ?? null;
  const isTaken = choice !== null && choice.status !== "refused";
  const error = parts.errorAt(name);
  const describedBy = clsx(hint && `${name}-hint`, error && `${name}-error`, `${name}-chosen`);
  const input = useRef<HTMLInputElement>(null);

  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!file) return;
    controller.choose(file, (next) => {
      const current = getValues(name) ?? null;
      if (next.status === "reading") discardImage(current);
      // Meanwhile another file was chosen, this one was removed, or the page was left.
      else if (current?.id !== next.id) return discardImage(next);
      setValue(name, next);
      if (next.status !== "reading" || error) trigger(name).catch(reportError);
    });
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => {
    // Files chosen before hydration, once the submission is open.
    if (canSend !== undefined) takeEarly();
  }, [canSend]);

  const remove = () => {
    discardImage(choice);
    setValue(name, null);
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };

  const frame = error ? "border-3 border-ochre" : "border-[1.5px] border-ink";
  return (
    <div className="grid grid-cols-[minmax(0,min(6.5rem,32%))_minmax(0,1fr)] items-start gap-x-3.5">
      <div
        className={clsx("relative rounded-md bg-paper", frame, !choice && "[border-style:dashed]")}
      >
        <svg viewBox="0 0 158 100" aria-hidden="true" className={clsx(isTaken && "invisible")}>
          {name === "signImage" ? (
            <path d="M22 72h114" className="stroke-ink" strokeWidth="3" />
          ) : (
            <path
              d="M20 26h36v50H20zM70 32h66v8H70zM70 48h66v8H70zM70 64h40v8H70z"
              className="fill-deep"
            />
          )}
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
      <div>
        <FieldLabel id={name} label={label} hint={hint} />
        <div aria-live="polite">{error && <FieldError id={`${name}-error`} text={error} />}</div>
        <div id={`${name}-chosen`} aria-live="polite" className="text-small/[1.375]">
          {choice && (
            <>
              <span className="line-clamp-2 wrap-anywhere">{choice.name}</span>
              <span className="text-soft">
                {formatFileSize(choice.size)}
                {choice.status !== "refused" && `, ${words[choice.status]}`}
              </span>
            </>
          )}
        </div>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <div className="button button-ghost button-small relative">
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
              className="absolute inset-0 size-full cursor-pointer overflow-hidden pl-[100%] file:cursor-pointer"
              onChange={take}
            />
          </div>
          {choice && (
            <button
              type="button"
              className="min-h-11 cursor-pointer text-green underline underline-offset-[0.18em] hover:decoration-2"
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
