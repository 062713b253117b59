import type { Field } from "../../api";
import { withNames } from "../state/site";
import type { Editing } from "../state/use-editing";
import { Icon } from "../ui/icon";
import { PlaceLink } from "../ui/place-link";
import { asText } from "./control";
import { distinct, withValues } from "./facts-as-values";
import { LostFacts } from "./lost-facts";

/** A fact as it stands in the text; with its value where that is not what stands there. */
function FactAsEdited({ edited, written, shown }: Record<"edited" | "written" | "shown", string>) {
  if (edited !== written) return <code>{edited}</code>;
  return (
    <>
      <code>{written}</code> is <b>{shown}</b>.
    </>
  );
}

interface MarksProps {
  field: Field;
  /** Of a value that is typed here. */
  editing?: Editing | undefined;
}

/** Facts in a text that are written elsewhere, each with the way there. */
function Facts({ field, editing }: MarksProps) {
  const text = asText(editing ? editing.value : field.value);
  const there = distinct(field.facts).filter(({ written }) => text.includes(written));
  if (there.length === 0) return null;
  return (
    <ul className="facts">
      {there.map(({ written, shown, place, says }) => (
        <li key={written}>
          <FactAsEdited edited={withValues(written, field.facts)} written={written} shown={shown} />{" "}
          Comes from: {withNames(says)}.{" "}
          {place && <PlaceLink place={place}>Change it there</PlaceLink>}
        </li>
      ))}
    </ul>
  );
}

function FixedWords({ field }: { field: Field }) {
  return field.fixed.map(({ words, exactly, requirement, sentence, approver }) => (
    <p key={requirement + words} className="fixed">
      <Icon name="lock" />
      <span>
        {exactly ? "Fixed: " : "These words are fixed: "}
        <q>{words}</q> {sentence} Only {approver} may change {exactly ? "this" : "them"}.
      </span>
    </p>
  ));
}

/** What holds of a value whoever edits it: facts, fixed words, versions. */
export function Marks({ field, editing }: MarksProps) {
  return (
    <>
      <FixedWords field={field} />
      {editing && field.facts.length > 0 && <LostFacts field={field} editing={editing} />}
      <Facts field={field} editing={editing} />
      {field.versioned && (
        <p className="note">
          Clients accept this text by its version. After a change it needs a new one: ask whoever
          approves texts.
        </p>
      )}
    </>
  );
}

export const EXAMPLE = "Example until you supply it";

/** The mark of a value that the firm has still to supply. */
export function ExampleMark({ field }: { field: Pick<Field, "placeholder"> }) {
  if (!field.placeholder) return null;
  return <span className="example">{EXAMPLE}</span>;
}
