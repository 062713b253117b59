import { type RefObject, useEffect, useRef } from "react";

/** Focuses an element, which needs a `tabIndex`, when `subject` changes to a defined value. */
export function useFocus(subject: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (subject !== undefined) element.current?.focus();
  }, [subject]);
  return element;
}
