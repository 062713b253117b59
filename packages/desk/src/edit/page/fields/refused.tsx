import type { Failure } from "../calls/ask";
import { sentence } from "../state/place";
import { PlaceLink } from "../ui/place-link";

/** Why a change was not made. */
export function Refused({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  if (failure.kind !== "mistakes") {
    return (
      <p className="message error" role="alert">
        {failure.message}
      </p>
    );
  }
  return (
    <ul className="messages" role="alert">
      {failure.mistakes.map(({ at, message, place, says }) => (
        <li key={at + message} className="message error">
          {says && <b>{says}: </b>}
          {sentence(message)} {place && <PlaceLink place={place}>Open it</PlaceLink>}
        </li>
      ))}
      {failure.fixed.map(({ words, requirement, sentence, approver }) => (
        <li key={requirement + words} className="message error">
          <q>{words}</q> must stay. {sentence} Only {approver} may change this.
        </li>
      ))}
      {failure.mistakes.length + failure.fixed.length === 0 && (
        <li className="message error">{failure.message}</li>
      )}
    </ul>
  );
}
