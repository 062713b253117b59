import { type RefObject, useEffect, useRef } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { discardImage } from "@/lib/consent/choose-image";
import type { Desk } from "@/lib/consent/desk";
import type { ImageField } from "@/lib/consent/fields";
import type { ApplicationInput, ApplicationOutput } from "@/lib/consent/schema";
import type { PageOf } from "@/lib/content/schemas/pages";
import { ImageSlot } from "./image-slot";

interface ImageInputProps {
  name: ImageField;
  form: UseFormReturn<ApplicationInput, unknown, ApplicationOutput>;
  desk: RefObject<Desk | null>;
  /** The desk takes files. */
  isOpen: boolean;
  words: PageOf<"consent-form">["documents"];
}

/** Ties a slot to the form: what is chosen is its value, and what is wrong with it its error. */
export function ImageInput({ name, form, desk, isOpen, words }: ImageInputProps) {
  const { control, getValues, setValue, trigger } = form;
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<string>(null);
  const choice = field.value ?? null;

  const choose = (file: File) => {
    const previous = getValues(name) ?? null;
    chosen.current = null;
    desk.current?.choose(file, (next) => {
      chosen.current ??= next.id;
      // Another photograph was chosen, or this one removed, while it was being read.
      if (chosen.current !== next.id) return discardImage(next);
      if (next.status === "reading") discardImage(previous);
      setValue(name, next);
      if (next.status !== "reading" || fieldState.error) trigger(name).catch(reportError);
    });
  };
  const remove = () => {
    discardImage(choice);
    chosen.current = "";
    setValue(name, null);
    if (input.current) {
      input.current.value = "";
      input.current.focus();
    }
  };

  const chooseNow = useRef(choose);
  useEffect(() => {
    // Chosen before the script arrived.
    const [file] = input.current?.files ?? [];
    if (isOpen && file) chooseNow.current(file);
  }, [isOpen]);

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
