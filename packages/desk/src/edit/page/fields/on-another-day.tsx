import { useRef, useState } from "react";
import type { Field } from "../../api";
import type { Failure } from "../calls/ask";
import { saveEdit } from "../state/save-edit";
import { site } from "../state/site";
import { useStore } from "../state/store";
import { Refused } from "./refused";
import { SpanForm } from "./span-form";
import { type Span, wrongDays } from "./spans";

interface OnAnotherDayProps {
  field: Field;
  hash: string;
  label: string;
}

/** Gives a value another one on some days to come, in place of changing it now. */
export function OnAnotherDay({ field, hash, label }: OnAnotherDayProps) {
  const [span, setSpan] = useState<Span>();
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const today = useStore(site)?.today ?? "";
  const [refused, setRefused] = useState<Failure>();
  if (!span) {
    return (
      <button
        type="button"
        className="link quiet"
        aria-label={`Change it on a day to come: ${field.label}`}
        onClick={() => setSpan({ value: field.value ?? "" })}
      >
        Change it on a day to come
      </button>
    );
  }
  const { place, value } = field;
  const wrong = wrongDays(span, today);
  // A day that was chosen is judged at once; that none is, once a save was asked for.
  const shownWrong = isAsked || span.from || span.until ? wrong : "";
  async function save(wanted: Span) {
    setAsked(true);
    if (wrong !== "") {
      box.current?.querySelector<HTMLElement>("input")?.focus();
      return;
    }
    const failure = await saveEdit(
      { place, hash, before: value },
      { do: "date", usual: value, spans: [wanted] },
      label,
    );
    setRefused(failure);
    if (!failure) setSpan(undefined);
  }
  return (
    <div ref={box} className="inset">
      <SpanForm span={span} like={value} wrong={shownWrong} onChange={setSpan} />
      <Refused failure={refused} />
      <div className="row buttons">
        <button type="button" className="main" onClick={() => void save(span)}>
          Save these days
        </button>
        <button type="button" className="plain" onClick={() => setSpan(undefined)}>
          Cancel
        </button>
      </div>
    </div>
  );
}
