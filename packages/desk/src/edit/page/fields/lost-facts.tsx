import type { FactInText, Field } from "../../api";
import { withNames } from "../state/site";
import type { Editing } from "../state/use-editing";
import { focusFieldOf } from "../ui/focus";
import { PlaceLink } from "../ui/place-link";
import { asText } from "./control";
import { distinct, withValues } from "./facts-as-values";
import { withFactAgain } from "./put-back";

function originOf({ place, says }: FactInText): string {
  if (!place) return "It is computed from other values and changes with them.";
  return `It comes from ${withNames(says)}, and changes with it.`;
}

interface LostFactsProps {
  field: Field;
  editing: Editing;
}

/** Facts that were typed over: what stands there now no longer changes with them. */
export function LostFacts({ field, editing }: LostFactsProps) {
  const { facts, value: saved } = field;
  const edited = asText(editing.value);
  const lost = editing.isChanged
    ? distinct(facts).filter(({ written }) => !edited.includes(written))
    : [];
  return (
    <ul className="messages" role="status" aria-label="Facts that are no longer in the text">
      {lost.map((fact) => {
        const name = withValues(fact.written, facts);
        return (
          <li key={fact.written} className="message warning">
            <code>{name}</code> is no longer in the text. {originOf(fact)}
            <div className="row small">
              <button
                type="button"
                className="link"
                aria-label={`Put it back: ${name}`}
                onClick={({ currentTarget }) => {
                  focusFieldOf(currentTarget);
                  editing.type(withFactAgain(asText(saved), edited, fact.written));
                }}
              >
                Put it back
              </button>
              {fact.place && <PlaceLink place={fact.place}>Change it there</PlaceLink>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
