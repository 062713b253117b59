import type { Field, Fixed, Mistake, Place, Plain } from "../../api";
import { inWords, isSamePlace, sentence } from "../state/place";
import type { Editing } from "../state/use-editing";
import { focusFieldOf } from "../ui/focus";
import { PlaceLink } from "../ui/place-link";
import { AdviceList } from "./advice-list";
import { AnywayButton } from "./anyway-button";
import { withValues } from "./facts-as-values";

interface MistakeLineProps {
  mistake: Mistake;
  /** The value that is edited: nothing needs to lead there. */
  here: Place;
}

function MistakeLine({ mistake, here }: MistakeLineProps) {
  const { message, place, says } = mistake;
  return (
    <li className="message error">
      {says !== undefined && !isSamePlace(place, here) && <b>{says}: </b>}
      {sentence(message)}{" "}
      {place && !isSamePlace(place, here) && <PlaceLink place={place}>Open it</PlaceLink>}
    </li>
  );
}

function FixedLine({ fixed }: { fixed: Fixed }) {
  return (
    <li className="message error">
      <strong>These words must stay:</strong> <q>{fixed.words}</q> {fixed.sentence} Only{" "}
      {fixed.approver} may change them.
    </li>
  );
}

/** Two values, of which one has to be chosen. */
function Both({ field, editing }: { field: Field; editing: Editing }) {
  const { theirs, value, keepMine, discard } = editing;
  if (!theirs) return null;
  const asInBox = (text: Plain | undefined) => withValues(inWords(text), field.facts);
  return (
    <fieldset className="both" aria-label="Two values">
      <p>Somebody else has changed this meanwhile. Which one counts?</p>
      <dl>
        <dt>Saved meanwhile</dt>
        <dd>{asInBox(theirs.value)}</dd>
        <dt>Typed here</dt>
        <dd>{asInBox(value)}</dd>
      </dl>
      <div className="row">
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusFieldOf(currentTarget);
            discard();
          }}
        >
          Take theirs
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusFieldOf(currentTarget);
            keepMine();
          }}
        >
          Go on with mine
        </button>
      </div>
    </fieldset>
  );
}

function mistakesOf({ refused, check }: Editing): readonly Mistake[] {
  if (refused?.kind === "mistakes") return refused.mistakes;
  return check?.mistakes ?? [];
}

function fixedOf({ refused, check }: Editing): readonly Fixed[] {
  if (refused?.kind === "mistakes") return refused.fixed;
  return check?.fixed ?? [];
}

/** Mistakes that are elsewhere once this is saved: it may be, if they are corrected next. */
function Elsewhere({ editing, here }: { editing: Editing; here: Place }) {
  const elsewhere = editing.check?.elsewhere ?? [];
  if (elsewhere.length === 0) return null;
  return (
    <div className="elsewhere">
      <p>Once this is saved, these are no longer right:</p>
      <ul className="messages">
        {elsewhere.map((mistake) => (
          <MistakeLine key={mistake.at + mistake.message} mistake={mistake} here={here} />
        ))}
      </ul>
      <div className="row">
        <AnywayButton count={elsewhere.length} onClick={() => void editing.save(undefined, true)} />
      </div>
    </div>
  );
}

/** Some values are right only together with others, which have to be typed first. */
function Together({ mistakes, here }: { mistakes: readonly Mistake[]; here: Place }) {
  const isElsewhere = mistakes.some(({ place }) => !isSamePlace(place, here));
  if (!isElsewhere) return null;
  return (
    <p className="note">
      Does it need another value too? Type that one as well; then both can be saved together, at the
      end of the panel.
    </p>
  );
}

/** Whether a save that was refused has its reason in a sentence alone. */
function plainReason({ refused }: Editing): string {
  // Two values are shown for a conflict, and a strip says that the server is gone.
  if (!refused || refused.kind === "conflict" || refused.kind === "gone") return "";
  const isTold = refused.kind === "mistakes" && refused.mistakes.length + refused.fixed.length > 0;
  return isTold ? "" : refused.message;
}

/** Everything that is to be said of a value while it is edited. */
export function Messages({ id, field, editing }: { id: string; field: Field; editing: Editing }) {
  const mistakes = mistakesOf(editing);
  const lost = fixedOf(editing);
  const reason = plainReason(editing);
  const { check, isChanged } = editing;
  const hasFacts = typeof field.value === "string" && /[{[*]/.test(field.value);
  return (
    <div id={id} aria-live="polite" className="said-of">
      <Both field={field} editing={editing} />
      {reason !== "" && <p className="message error">{reason}</p>}
      {mistakes.length + lost.length > 0 && (
        <ul className="messages">
          {mistakes.map((mistake) => (
            <MistakeLine key={mistake.at + mistake.message} mistake={mistake} here={field.place} />
          ))}
          {lost.map((fixed) => (
            <FixedLine key={fixed.requirement + fixed.words} fixed={fixed} />
          ))}
        </ul>
      )}
      <Elsewhere editing={editing} here={field.place} />
      {isChanged && (
        <Together mistakes={[...mistakes, ...(check?.elsewhere ?? [])]} here={field.place} />
      )}
      {isChanged && !check && (
        <p className="note" aria-hidden="true">
          Reading it by the rules…
        </p>
      )}
      {check && <AdviceList advice={check.advice} />}
      {isChanged && check && hasFacts && check.shown !== "" && (
        <p className="reads">
          <span>Visitors read:</span> {check.shown}
        </p>
      )}
    </div>
  );
}
