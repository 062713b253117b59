import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads the focus to an element when it appears, and again whenever what it tells changes.
 * @returns for the element, which needs a `tabIndex`
 */
export function useFocus(told: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is read by nobody here; its change is the event
  useEffect(() => element.current?.focus(), [told]);
  return element;
}
