import type { Field } from "../../api";
import { openFields } from "../state/view";
import { Icon } from "../ui/icon";
import { ExampleMark } from "./marks";
import { summaryOf } from "./summary";

/** A group within another one, as a line that opens it. */
export function GroupLine({ field }: { field: Field }) {
  return (
    <button type="button" className="group-line" onClick={() => openFields(field.place)}>
      <span>
        <b>{field.label}</b> <ExampleMark field={field} />
        <small>{summaryOf(field)}</small>
      </span>
      <Icon name="open" />
    </button>
  );
}
