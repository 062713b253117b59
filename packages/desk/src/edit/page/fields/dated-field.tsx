import { useRef, useState } from "react";
import type { Field } from "../../api";
import type { Failure } from "../calls/ask";
import { isSame } from "../state/place";
import { saveEdit } from "../state/save-edit";
import { site } from "../state/site";
import { useStore } from "../state/store";
import { Icon } from "../ui/icon";
import { ExampleMark, Marks } from "./marks";
import { Refused } from "./refused";
import { SpanForm } from "./span-form";
import { type Dated, datedOf, type Span, wrongDays } from "./spans";
import { ValueLike } from "./value-like";

interface DatedFieldProps {
  field: Field;
  hash: string;
  label: string;
}

function withSpan({ usual, spans }: Dated, at: number, span: Span): Dated {
  return { usual, spans: spans.map((old, index) => (index === at ? span : old)) };
}

function withoutSpan({ usual, spans }: Dated, at: number): Dated {
  return { usual, spans: spans.filter((_, index) => index !== at) };
}

/** A value with others on some days: all of them together, saved together. */
export function DatedField({ field, hash, label }: DatedFieldProps) {
  const saved = datedOf(field.value);
  const [typed, setTyped] = useState<Dated>();
  const box = useRef<HTMLFieldSetElement>(null);
  const today = useStore(site)?.today ?? "";
  const [refused, setRefused] = useState<Failure>();
  const { usual, spans } = typed ?? saved;
  const now: Dated = { usual, spans };
  const like = usual ?? spans[0]?.value;
  const isChanged = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(saved);

  // Days that are saved may have begun.
  const wrongIn = (span: Span) =>
    saved.spans.some((one) => JSON.stringify(one) === JSON.stringify(span))
      ? ""
      : wrongDays(span, today);

  async function save() {
    if (spans.some(wrongIn)) {
      box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const failure = await saveEdit(
      { place: field.place, hash, before: field.value },
      { do: "date", usual, spans },
      label,
    );
    setRefused(failure);
    if (!failure) setTyped(undefined);
  }

  return (
    <fieldset ref={box} className={isChanged ? "field changed" : "field"}>
      <legend className="label">
        {field.label} <ExampleMark field={field} />
      </legend>
      {field.help !== "" && <p className="help">{field.help}</p>}
      <ValueLike
        label="On all other days"
        value={usual}
        like={like}
        onChange={(value) => setTyped({ ...now, usual: value })}
      />
      {spans.map((span, index) => (
        <div key={index} className="inset">
          <SpanForm
            span={span}
            like={like}
            wrong={wrongIn(span)}
            onChange={(next) => setTyped(withSpan(now, index, next))}
          />
          <button type="button" className="link" onClick={() => setTyped(withoutSpan(now, index))}>
            Remove these days
          </button>
        </div>
      ))}
      <div className="row small">
        <button
          type="button"
          className="link"
          onClick={() => setTyped({ usual, spans: [...spans, { value: like ?? "" }] })}
        >
          <Icon name="add" />
          Other days
        </button>
      </div>
      <Marks field={field} />
      <Refused failure={refused} />
      {isChanged && (
        <div className="row buttons">
          <button type="button" className="main" onClick={() => void save()}>
            Save
          </button>
          <button type="button" className="plain" onClick={() => setTyped(undefined)}>
            Discard
          </button>
        </div>
      )}
      {!isChanged && spans.length > 0 && isSame(usual, undefined) && (
        <p className="note">On all other days it is left out.</p>
      )}
    </fieldset>
  );
}
