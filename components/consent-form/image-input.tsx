import clsx from "clsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { useController } from "react-hook-form";
import { reportError } from "static-islands/report-error";
import { FieldError } from "@/components/ui/field";
import { Spinner } from "@/components/ui/icons";
import { type ErrorKind, errorText } from "@/lib/consent/errors";
import type { ImageField } from "@/lib/consent/fields";
import { discardImage, type ImageChoice } from "@/lib/consent/images/choose-image";
import type { SubmissionController } from "@/lib/consent/submission/controller";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { fillIn } from "@/lib/text/fill-in";
import { formatFileSize } from "@/lib/text/format";
import type { ApplicationForm } from "./use-submission";

interface ImageInputProps {
  name: ImageField;
  form: ApplicationForm;
  choose: SubmissionController["choose"];
  /** Whether files are accepted; false until the script runs. */
  isOpen: boolean;
  words: ConsentFormWords;
}

/**
 * A slot to choose, see, replace or remove one photograph, the form's value. The input covers the
 * whole button, so that a file can also be dropped there, and never leaves the page. Its accepted
 * types make iPhones provide JPEG instead of HEIC.
 */
export function ImageInput({ name, form, choose, isOpen, words: formWords }: ImageInputProps) {
  const words = formWords.documents;
  const { label, hint } = words[name];
  const { control, getValues, setValue, trigger } = form;
  const { field, fieldState } = useController({ control, name });
  const choice = field.value ?? null;
  const kind = fieldState.error?.type as ErrorKind | undefined;
  const error = kind && errorText(name, kind, formWords);
  const describedBy = clsx(hint && `${name}-hint`, error && `${name}-error`, `${name}-chosen`);
  const input = useRef<HTMLInputElement>(null);

  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!file) return;
    choose(file, (next) => {
      const current = getValues(name) ?? null;
      if (next.status === "reading") discardImage(current);
      // Meanwhile another was chosen, this one was removed, or the page was left.
      else if (current?.id !== next.id) return discardImage(next);
      setValue(name, next);
      if (next.status !== "reading" || fieldState.error) trigger(name).catch(reportError);
    });
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => {
    // Chosen before the script arrived.
    if (isOpen) takeEarly();
  }, [isOpen]);

  const remove = () => {
    discardImage(choice);
    setValue(name, null);
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };

  const box = "grid grid-rows-[1fr_auto] gap-3 border p-4";
  return (
    <div className={clsx(box, error ? "border-ochre" : "border-rule")}>
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
        <div
          id={`${name}-chosen`}
          aria-live="polite"
          className={clsx("flex min-h-18 items-center gap-3", choice === null && "hidden")}
        >
          {choice && <ChosenImage choice={choice} field={words[name].name} words={words} />}
        </div>
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
              className="min-h-11 cursor-pointer px-2 text-base text-brand underline underline-offset-[0.18em] hover:decoration-2"
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

type DocumentWords = ConsentFormWords["documents"];

/** The chosen photograph: thumbnail, name, size and state. */
function ChosenImage(props: { choice: ImageChoice; field: string; words: DocumentWords }) {
  const { choice, field, words } = props;
  const state = choice.status === "refused" ? "" : `, ${words[choice.status]}`;
  return (
    <>
      {state && (
        <div className="grid size-18 shrink-0 place-items-center overflow-hidden border border-rule bg-pink">
          {choice.thumbnail ? (
            // biome-ignore lint/performance/noImgElement: a picture in memory, which no image service can serve
            <img
              src={choice.thumbnail}
              alt={fillIn(words.preview, { field })}
              className="size-17.5 object-contain"
            />
          ) : (
            <Spinner className="size-5" />
          )}
        </div>
      )}
      <p className="min-w-0 text-small/[1.375]">
        <span className="line-clamp-2 wrap-anywhere">{choice.name}</span>
        <span className="text-muted">{formatFileSize(choice.size) + state}</span>
      </p>
    </>
  );
}
