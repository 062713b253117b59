import type { AdviceOfChange } from "../../api";
import { AdviceList } from "../fields/advice-list";
import { formOf } from "../state/place";
import { change, openFields } from "../state/view";

/** What the rules say of the changed texts, before they are sent. */
export function RulesOnChanges({ advice }: { advice: readonly AdviceOfChange[] }) {
  if (advice.length === 0) return null;
  const isAgainst = advice.some(({ advice: { level } }) => level === "error");
  return (
    <section aria-labelledby="rules-on-changes">
      <h3 id="rules-on-changes">
        {isAgainst
          ? "Against a rule: correct this before you send"
          : "Look at this before you send"}
      </h3>
      <ul className="plain-list">
        {advice.map(({ advice: one, says, place }) => (
          <li key={one.message}>
            <b>{says}</b>
            <AdviceList advice={[one]} />
            {place && (
              <button
                type="button"
                className="link"
                aria-label={`Correct it: ${says}`}
                onClick={() => {
                  change({ dialog: undefined });
                  openFields(formOf(place), place);
                }}
              >
                Correct it
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
