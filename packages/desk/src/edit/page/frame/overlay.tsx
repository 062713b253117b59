import { useEffect } from "react";
import { useStore } from "../state/store";
import { view } from "../state/view";
import { Icon } from "../ui/icon";
import { AskCard } from "./ask-card";
import { asking, closeUnchanged, inPlace, moved, pointed } from "./pointed";
import { TextCard } from "./text-card";

const TAG = 26;
const GAP = 4;

function place(box: HTMLElement | null, element: Element): void {
  if (!box) return;
  const { left, right, top, height } = element.getBoundingClientRect();
  const page = element.ownerDocument.documentElement;
  // A band is as wide as the page: its outline stays inside.
  const from = Math.max(left - GAP, 0);
  box.style.left = `${from}px`;
  box.style.top = `${top - GAP}px`;
  box.style.width = `${Math.min(right + GAP, page.clientWidth) - from}px`;
  box.style.height = `${height + 2 * GAP}px`;
  // The words of the tag end at the page's edge.
  box.style.setProperty("--room", `${page.clientWidth - from}px`);
  box.dataset.tag = top < TAG + GAP ? "inside" : "above";
}

/** Lies over the page: the outline of what a click would edit, and the text that is edited. */
export function Overlay() {
  const now = useStore(pointed);
  const editing = useStore(inPlace);
  const asked = useStore(asking);
  const { mode, panel } = useStore(view);
  useStore(moved);
  // Who goes on in the panel, or back, is done with the card.
  useEffect(closeUnchanged, [panel]);
  return (
    <div className="overlay">
      {now && mode === "edit" && (
        <div
          className={now.isFixed ? "outline fixed-outline" : "outline"}
          ref={(element) => place(element, now.element)}
          aria-hidden="true"
        >
          <span className="tag">
            {now.isFixed && <Icon name="lock" />}
            <span className="tag-words">{now.says}</span>
          </span>
        </div>
      )}
      {asked && <AskCard key={asked.sources[0]?.at} asked={asked} />}
      {editing && <TextCard key={editing.source.at + String(editing.source.from)} now={editing} />}
    </div>
  );
}
