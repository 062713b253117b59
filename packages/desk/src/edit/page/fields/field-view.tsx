import { useEffect, useRef } from "react";
import type { Field, Place } from "../../api";
import { isSamePlace } from "../state/place";
import { view } from "../state/view";
import { isFocusFree } from "../ui/focus";
import { CONTROLS } from "./controls";
import { DatedField } from "./dated-field";
import { GroupLine } from "./group-line";
import { ListField } from "./list-field";
import { PlainField } from "./plain-field";
import { SwitchField } from "./switch-field";
import { ValueField } from "./value-field";

export interface FieldViewProps {
  field: Field;
  hash: string;
  label: string;
  /** The value that is meant: it gets the focus. */
  focus: Place | undefined;
}

function Inside({ field, hash, label, focus }: FieldViewProps) {
  switch (field.kind) {
    case "group":
      return <GroupLine field={field} />;
    case "list":
      return <ListField field={field} hash={hash} label={label} focus={focus} Entry={FieldView} />;
    case "dated":
      return <DatedField field={field} hash={hash} label={label} />;
    case "switch":
      return <SwitchField field={field} hash={hash} label={label} />;
    case "plain":
      return <PlainField field={field} />;
    default: {
      const Control = CONTROLS[field.kind];
      return Control ? (
        <ValueField field={field} hash={hash} label={label} Control={Control} />
      ) : (
        <PlainField field={field} />
      );
    }
  }
}

const CONTROL = "input, textarea, select, button";

/** One value, as its kind is edited. */
export function FieldView(props: FieldViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const isMeant = isSamePlace(props.focus, props.field.place);
  useEffect(() => {
    if (!isMeant) return;
    box.current?.scrollIntoView({ block: "center" });
    const { panel } = view.get();
    if (panel.kind === "fields" && !isFocusFree(panel.before)) return;
    box.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [isMeant]);
  return (
    <div ref={box} className={isMeant ? "meant" : undefined}>
      <Inside {...props} />
    </div>
  );
}
