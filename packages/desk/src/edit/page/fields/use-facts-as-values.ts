import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { FactInText } from "../../api";
import { keepFacts, withFactNames, withValues } from "./facts-as-values";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** A text in its box, with its facts as their values. */
export interface TextInBox {
  text: string;
  onChange: (event: ChangeEvent<TextBox>) => void;
  /** For a change that no key has made. */
  set: (text: string) => void;
}

/** @param written as the file has it @param onType gets it with the facts' names again */
export function useFactsAsValues(
  written: string,
  facts: readonly FactInText[],
  box: RefObject<TextBox | null>,
  onType: (written: string) => void,
): TextInBox {
  const caret = useRef<number>(undefined);
  const text = withValues(written, facts);
  const set = (next: string) => onType(withFactNames(next, facts));

  useLayoutEffect(() => {
    const { current: at } = caret;
    caret.current = undefined;
    if (at !== undefined) box.current?.setSelectionRange(at, at);
  });

  return {
    text,
    onChange({ target }) {
      const { value, selectionEnd } = target;
      const kept = keepFacts(text, value, selectionEnd ?? value.length);
      caret.current = kept.caret;
      set(kept.text);
    },
    set,
  };
}
