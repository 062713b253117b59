import clsx from "clsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { useController } from "react-hook-form";
import { FieldError } from "@/components/ui/field-error";
import { FieldLabel } from "@/components/ui/field-label";
import type { ImageField } from "@/lib/consent/fields";
import { discardImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import { reportError } from "@/lib/consent/report-error";
import { formatFileSize } from "@/lib/text/format";
import { ImageFrame } from "./image-frame";
import type { FormParts } from "./use-submission";

interface ChosenFileProps {
  choice: ImageChoice;
  words: FormParts["words"]["documents"];
}

/** Name, size and progress of a file. */
function ChosenFile({ choice, words }: ChosenFileProps) {
  return (
    <>
      <span translate="no" className="line-clamp-2 wrap-anywhere">
        {choice.name}
      </span>
      <span className="text-soft">
        {formatFileSize(choice.size)}
        {choice.status !== "refused" && `, ${words[choice.status]}`}
      </span>
    </>
  );
}

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

  return (
    <div className="grid grid-cols-[minmax(0,min(6.5rem,32%))_minmax(0,1fr)] items-start gap-x-3.5">
      <ImageFrame name={name} choice={choice} hasError={Boolean(error)} words={words} />
      <div>
        <FieldLabel id={name} label={label} hint={hint} />
        <div aria-live="polite">{error && <FieldError id={`${name}-error`} text={error} />}</div>
        <div id={`${name}-chosen`} aria-live="polite" className="text-small/[1.375]">
          {choice && <ChosenFile choice={choice} words={words} />}
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
