import { useController } from "react-hook-form";
import { reportError } from "static-islands/report-error";
import { type ErrorKind, errorText } from "@/lib/consent/errors";
import type { ImageField } from "@/lib/consent/fields";
import { discardImage } from "@/lib/consent/images/choose-image";
import type { SubmissionController } from "@/lib/consent/submission/controller";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { ImageSlot } from "./image-slot";
import type { ApplicationForm } from "./use-submission";

interface ImageInputProps {
  name: ImageField;
  form: ApplicationForm;
  choose: SubmissionController["choose"];
  /** Whether files are accepted; false until the script runs. */
  isOpen: boolean;
  words: ConsentFormWords;
}

/** Connects a slot to the form, with the chosen photograph as value and its error. */
export function ImageInput({ name, form, choose, isOpen, words }: ImageInputProps) {
  const { control, getValues, setValue, trigger } = form;
  const { field, fieldState } = useController({ control, name });
  const choice = field.value ?? null;
  const error = fieldState.error?.type as ErrorKind | undefined;

  const onChoose = (file: File) =>
    choose(file, (next) => {
      const current = getValues(name) ?? null;
      if (next.status === "reading") discardImage(current);
      // Meanwhile another was chosen, this one was removed, or the page was left.
      else if (current?.id !== next.id) return discardImage(next);
      setValue(name, next);
      if (next.status !== "reading" || fieldState.error) trigger(name).catch(reportError);
    });
  const onRemove = () => {
    discardImage(choice);
    setValue(name, null);
  };

  return (
    <ImageSlot
      name={name}
      words={words.documents}
      choice={choice}
      error={error && errorText(name, error, words)}
      isOpen={isOpen}
      onChoose={onChoose}
      onRemove={onRemove}
    />
  );
}
