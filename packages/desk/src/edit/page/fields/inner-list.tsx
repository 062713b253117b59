import type { Field } from "../../api";
import { openFields } from "../state/view";
import { isOfQuestions } from "./add-entries";

function saysOf(list: Field): string {
  const { length } = list.fields;
  const [one, many] = isOfQuestions(list) ? ["question", "questions"] : ["entry", "entries"];
  return `${length} ${length === 1 ? one : many}: open, or add one`;
}

/** The way to the list in an entry that people come for: of a band of questions its questions. */
export function InnerList({ field }: { field: Field }) {
  const list = field.fields.find(
    ({ kind, place }) => kind === "list" && place.path.at(-1) === "items",
  );
  if (!list?.value) return null;
  return (
    <button type="button" className="link inner-list" onClick={() => openFields(list.place)}>
      {saysOf(list)}
    </button>
  );
}
