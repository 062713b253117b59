import { type RefObject, useEffect, useRef } from "react";
import { undo } from "../state/save-edit";
import { hush, type Said, said } from "../state/say";
import { useStore } from "../state/store";
import { focusPanel } from "./focus";
import { Icon } from "./icon";

const SHOWN_MS = 10_000;

/** What went well is said for some seconds, and longer while somebody is at it; the rest stays. */
function useLeaving(box: RefObject<HTMLElement | null>, now: Said | undefined): void {
  useEffect(() => {
    if (now?.kind !== "good") return;
    const timer = setInterval(() => {
      const isInUse = box.current?.matches(":hover, :focus-within");
      if (!isInUse) hush();
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [box, now]);
}

async function takeBack(way: string | (() => void)): Promise<void> {
  focusPanel();
  if (typeof way === "string") {
    await undo(way);
    return;
  }
  hush();
  way();
}

/** The newest sentence, with "Undo": until it is closed, another one comes, or some time has gone. */
export function Saying() {
  const now = useStore(said);
  const box = useRef<HTMLDivElement>(null);
  useLeaving(box, now);
  const way = now?.undo;
  return (
    <div ref={box} className="saying-place">
      <p className="unseen" role="status">
        {now?.text}
      </p>
      {now && (
        <div className={`saying ${now.kind}`}>
          <span aria-hidden="true">{now.text}</span>
          {way !== undefined && (
            <button type="button" className="link" onClick={() => void takeBack(way)}>
              Undo
            </button>
          )}
          <button
            type="button"
            className="plain square"
            aria-label="Close this message"
            onClick={() => {
              focusPanel();
              hush();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
