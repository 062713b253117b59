import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { useStore } from "../state/store";
import { layOver } from "./lay-over";
import { elementNow, located } from "./located";
import { openSource } from "./open-text";
import { type Asking, asking, moved } from "./pointed";
import { choicesOf } from "./says-of";

function close(): void {
  asking.set(undefined);
}

/** Asks which of several values is meant, before one is opened as if it were right. */
export function AskCard({ asked }: { asked: Asking }) {
  const { element, sources, question } = asked;
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(document.activeElement);
  const id = useId();
  useStore(moved);
  const { isLooking } = useStore(located);

  useLayoutEffect(() => {
    const [source] = sources;
    const at = source && elementNow(element, source);
    if (card.current && at) layOver(card.current, at);
    else if (!isLooking) close();
  });

  useEffect(() => {
    card.current?.querySelector("button")?.focus();
  }, []);

  function leave() {
    close();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a window of its own: the rest of the page stays in reach.
    <div
      ref={card}
      className="text-card ask-card"
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape") leave();
      }}
    >
      <p id={id} className="ask-question">
        {question}
      </p>
      <ul className="plain-list">
        {choicesOf(sources).map(({ source, says }) => (
          <li key={source.at + String(source.from)}>
            <button type="button" onClick={() => openSource(asked, source)}>
              {says}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="plain" onClick={leave}>
          Close
        </button>
      </div>
    </div>
  );
}
