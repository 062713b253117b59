import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { slideTo, timedScroll } from "./timed-scroll";

/** docs/requirements.md R6.2. */
const AUTO_ADVANCE_MS = 5_000;
const RESUME_AFTER_MANUAL_MS = 10_000;

/** Any of these stops the automatic advance. */
type HoldReason = "paused" | "hover" | "focus" | "hidden";

interface Choice {
  index: number;
  direction: 1 | -1;
}

const plugins = [timedScroll];

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Embla and its current slide. It advances every 5 seconds unless held, 5 seconds after a hold
 * ends, and 10 seconds later than that after a button, a dot or a drag.
 */
export function useCarousel(count: number) {
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [selected, setSelected] = useState(0);
  /** The visitor's choice, announced to screen readers; null after an automatic advance. */
  const [choice, setChoice] = useState<Choice | null>(null);
  const [holds, setHolds] = useState<Partial<Record<HoldReason, boolean>>>({});
  const [resumeAt, setResumeAt] = useState(0);
  const isHeld = Object.values(holds).includes(true);

  useEffect(() => {
    if (!embla) return;
    const watchVisibility = () => setHolds((all) => ({ ...all, hidden: document.hidden }));
    embla.on("select", () => setSelected(embla.selectedScrollSnap()));
    embla.on("pointerDown", () => setResumeAt(Date.now() + RESUME_AFTER_MANUAL_MS));
    document.addEventListener("visibilitychange", watchVisibility);
    watchVisibility();
    return () => document.removeEventListener("visibilitychange", watchVisibility);
  }, [embla]);

  useEffect(() => {
    if (!embla || isHeld) return;
    const advance = () => {
      timer = setTimeout(advance, AUTO_ADVANCE_MS);
      if (prefersReducedMotion()) return;
      setChoice(null);
      slideTo(embla, (embla.selectedScrollSnap() + 1) % count, 1);
    };
    let timer = setTimeout(advance, Math.max(0, resumeAt - Date.now()) + AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [embla, count, isHeld, resumeAt]);

  // In an effect, since a button may be pressed before Embla has started.
  useEffect(() => {
    if (!embla || !choice) return;
    setResumeAt(Date.now() + RESUME_AFTER_MANUAL_MS);
    if (prefersReducedMotion()) {
      embla.scrollTo(choice.index, true);
      return;
    }
    slideTo(embla, choice.index, choice.direction);
  }, [embla, choice]);

  return {
    viewport,
    isReady: embla !== undefined,
    selected,
    choice,
    choose: setChoice,
    holds,
    hold: (reason: HoldReason, isOn: boolean) => setHolds((all) => ({ ...all, [reason]: isOn })),
  };
}
