import { sentence } from "../state/place";
import { site } from "../state/site";
import { useStore } from "../state/store";
import { PlaceLink } from "../ui/place-link";

/** What is wrong in the content now: pages are not shown, or not sent, until it is corrected. */
export function MistakeList() {
  const mistakes = useStore(site)?.mistakes ?? [];
  if (mistakes.length === 0) return null;
  return (
    <section className="box bad" aria-labelledby="mistakes">
      <h2 id="mistakes">
        {mistakes.length === 1
          ? "One mistake to correct"
          : `${mistakes.length} mistakes to correct`}
      </h2>
      <ul className="messages">
        {mistakes.map(({ at, message, place, says }) => (
          <li key={at + message}>
            {says && <b>{says}: </b>}
            {sentence(message)} {place && <PlaceLink place={place}>Open it</PlaceLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
