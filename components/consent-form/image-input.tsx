import { useEffect, useEffectEvent, useRef } from "react";
import { useController } from "react-hook-form";
import type { ImageField } from "@/lib/consent/fields";
import { discardImage } from "@/lib/consent/images/choose-image";
import type { Desk } from "@/lib/consent/submission/submission-controller";
import type { PageOf } from "@/lib/content/schemas/pages";
import { reportError } from "@/lib/islands/report-error";
import { ImageSlot } from "./image-slot";
import type { ApplicationForm } from "./use-submission";

interface ImageInputProps {
  name: ImageField;
  form: ApplicationForm;
  /** null until it takes files. */
  desk: Desk | null;
  words: PageOf<"consent-form">["documents"];
}

/** Ties a slot to the form: what is chosen is its value, and what is wrong with it its error. */
export function ImageInput({ name, form, desk, words }: ImageInputProps) {
  const { control, getValues, setValue, trigger } = form;
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const choice = field.value ?? null;

  const choose = (file: File) => {
    desk?.choose(file, (next) => {
      const current = getValues(name) ?? null;
      if (next.status === "reading") discardImage(current);
      // Another photograph was chosen, or this one removed, or the page left, as it was being read.
      else if (current?.id !== next.id) return discardImage(next);
      setValue(name, next);
      if (next.status !== "reading" || fieldState.error) trigger(name).catch(reportError);
    });
  };
  const remove = () => {
    discardImage(choice);
    setValue(name, null);
    if (input.current) {
      input.current.value = "";
      input.current.focus();
    }
  };

  const chooseEarly = useEffectEvent(choose);
  useEffect(() => {
    // Chosen before the script arrived.
    const [file] = input.current?.files ?? [];
    if (desk && file) chooseEarly(file);
  }, [desk]);

  const { label, hint, name: ownName } = words[name];
  const { choose: chooseLabel, replace, remove: removeLabel, reading, ready, preview } = words;
  return (
    <ImageSlot
      id={name}
      words={{
        label,
        hint,
        choose: chooseLabel,
        replace,
        remove: removeLabel,
        reading,
        ready,
        preview: preview.replace("{field}", ownName),
      }}
      choice={choice}
      error={fieldState.error?.message}
      inputRef={input}
      onChoose={choose}
      onRemove={remove}
    />
  );
}
