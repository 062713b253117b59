import { useEffect, useRef } from "react";
import type { Place } from "../../api";
import { useStore } from "../state/store";
import { type PanelView, view } from "../state/view";
import { type Located, located } from "./located";

function isIn({ file, path }: Place, holder: Place): boolean {
  return file === holder.file && holder.path.every((key, index) => path[index] === key);
}

/** The first text of a page that a place is, or that is in it. */
export function textOfPlace(texts: readonly Located[], place: Place): Located | undefined {
  return texts.find(({ sources: [best] }) => best && isIn(best.place, place));
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  return top >= 0 && bottom <= height;
}

/** Scrolls the page to what is opened in the panel, once: who then scrolls on stays there. */
export function useScrollToPlace(): void {
  const { panel, route } = useStore(view);
  const { texts, isLooking, route: ofRoute } = useStore(located);
  const done = useRef<PanelView>(undefined);
  useEffect(() => {
    if (panel.kind !== "fields" || panel === done.current) return;
    if (isLooking || ofRoute !== route) return;
    done.current = panel;
    const meant = panel.focus ?? panel.place;
    // A file as a whole is all of the page.
    if (meant.path.length === 0) return;
    const text = textOfPlace(texts, meant) ?? textOfPlace(texts, panel.place);
    if (!text?.element.isConnected || isInView(text.element)) return;
    text.element.scrollIntoView({ block: "center", behavior: "instant" });
  }, [panel, texts, isLooking, ofRoute, route]);
}
