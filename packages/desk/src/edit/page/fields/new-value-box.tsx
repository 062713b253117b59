import type { ReactNode, Ref } from "react";

interface NewValueBoxProps {
  box: Ref<HTMLFieldSetElement>;
  heading: string;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Between "Save" and "Discard". */
  anyway?: ReactNode;
  /** What is said of it, below the buttons, which never move while it is typed. */
  said?: ReactNode;
  children: ReactNode;
}

/** The frame of what is filled in as a whole before it is saved. */
export function NewValueBox(props: NewValueBoxProps) {
  const { box, heading, isSaving, onSave, onDiscard, anyway, said, children } = props;
  const saveWord = isSaving ? "Saving…" : "Save";
  return (
    <fieldset ref={box} className="new-value" disabled={isSaving} aria-busy={isSaving}>
      <legend className="label">{heading}</legend>
      <p className="note">
        <span className="unsaved">Not saved yet.</span> The site stays as it is until you save this.
      </p>
      {children}
      <div className="row buttons">
        <button
          type="button"
          className="main"
          aria-label={`${saveWord}: ${heading}`}
          onClick={onSave}
        >
          {saveWord}
        </button>
        {anyway}
        <button
          type="button"
          className="plain"
          aria-label={`Discard: ${heading}`}
          onClick={onDiscard}
        >
          Discard
        </button>
      </div>
      {said}
    </fieldset>
  );
}
