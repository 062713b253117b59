import { type RefObject, useEffect, useRef } from "react";
import { undo } from "../state/save-edit";
import { hush, type Said, said } from "../state/say";
import { useStore } from "../state/store";
import { focusPanel } from "./focus";
import { Icon } from "./icon";

const SHOWN_MS = 10_000;

/**
 * What went well stays until somebody goes on with something else, and for some seconds at least: it
 * never goes from under a pointer that is on its way to "Undo". The rest stays until it is closed.
 */
function useLeaving(box: RefObject<HTMLElement | null>, now: Said | undefined): void {
  useEffect(() => {
    if (now?.kind !== "good") return;
    const since = Date.now();
    function leave(event: Event) {
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      if (!isInside && Date.now() - since > SHOWN_MS) hush();
    }
    // The window loses the focus to the page in the frame.
    const events = ["pointerdown", "keydown", "blur"];
    for (const name of events) window.addEventListener(name, leave);
    return () => {
      for (const name of events) window.removeEventListener(name, leave);
    };
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

/** The newest sentence, with "Undo". */
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
