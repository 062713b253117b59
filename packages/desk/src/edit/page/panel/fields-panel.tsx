import { useEffect, useRef } from "react";
import type { FieldsAnswer, Place } from "../../api";
import { FieldView } from "../fields/field-view";
import { GroupField } from "../fields/group-field";
import { ExampleMark } from "../fields/marks";
import { ShownLater } from "../fields/shown-later";
import { nameOfEntry } from "../fields/summary";
import { isSamePlace, keyOf } from "../state/place";
import { nameOfFile, routeOfFile } from "../state/site";
import { useStore } from "../state/store";
import { useFields } from "../state/use-fields";
import { openFields, showPage, view } from "../state/view";
import { SaveAll } from "./save-all";

function Trail({ trail }: Pick<FieldsAnswer, "trail">) {
  const above = trail.slice(0, -1);
  if (above.length === 0) return null;
  return (
    <nav aria-label="Where this is">
      <ol className="trail">
        {above.map(({ label, place }) => (
          <li key={keyOf(place)}>
            <button type="button" className="link" onClick={() => openFields(place)}>
              {place.path.length === 0 ? nameOfFile(place.file) : label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Heading({ answer }: { answer: FieldsAnswer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { field, trail } = answer;
  const key = keyOf(field.place);
  useEffect(() => heading.current?.focus(), [key]);
  const isFile = field.place.path.length === 0;
  return (
    <>
      <Trail trail={trail} />
      <h2 ref={heading} tabIndex={-1}>
        {isFile ? nameOfFile(field.place.file) : nameOfEntry(field)} <ExampleMark field={field} />
      </h2>
      {field.help !== "" && <p className="help">{field.help}</p>}
    </>
  );
}

function OtherPage({ file }: { file: string }) {
  const { route } = useStore(view);
  const itsRoute = routeOfFile(file);
  if (!itsRoute || itsRoute === route) return null;
  return (
    <p className="note">
      This is of another page than the one shown.{" "}
      <button type="button" className="link" onClick={() => showPage(itsRoute)}>
        Show {nameOfFile(file)}
      </button>
    </p>
  );
}

function labelOf({ field, trail }: FieldsAnswer): string {
  const steps = trail.slice(1).map(({ label }) => label);
  return [nameOfFile(field.place.file), ...steps].slice(-2).join(" › ");
}

/** The fields of a place: a file, a group or a list. */
export function FieldsPanel({ place, focus }: { place: Place; focus: Place | undefined }) {
  const reading = useFields(place);
  if (reading.step === "reading") return <p className="note">Reading…</p>;
  if (reading.step === "failed") return <p className="message error">{reading.failure.message}</p>;
  const { answer } = reading;
  const { hash } = answer;
  const isFile = place.path.length === 0;
  const field = isFile ? { ...answer.field, label: nameOfFile(place.file) } : answer.field;
  return (
    <>
      <Heading answer={answer} />
      <OtherPage file={place.file} />
      <ShownLater entry={answer.field} />
      {field.kind === "group" ? (
        <GroupField
          key={keyOf(place)}
          field={field}
          hash={hash}
          label={labelOf(answer)}
          focus={isSamePlace(focus, place) ? undefined : focus}
        />
      ) : (
        <FieldView
          key={keyOf(place)}
          field={field}
          hash={hash}
          label={labelOf(answer)}
          focus={focus}
        />
      )}
      <SaveAll field={field} />
    </>
  );
}
