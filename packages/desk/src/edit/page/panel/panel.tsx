import { useEffect, useRef, useState } from "react";
import { useStore } from "../state/store";
import { change, goBack, type PanelView, view } from "../state/view";
import { Icon } from "../ui/icon";
import { FieldsPanel } from "./fields-panel";
import { HomePanel } from "./home-panel";
import { LeftPanel } from "./left-panel";

function Inside({ panel }: { panel: PanelView }) {
  switch (panel.kind) {
    case "fields":
      return <FieldsPanel place={panel.place} focus={panel.focus} />;
    case "left":
      return <LeftPanel />;
    default:
      return <HomePanel kind={panel.kind} />;
  }
}

/** The panel at the side: what can be edited, and the fields of what is open. */
export function Panel() {
  const { panel, earlier, isPanelOpen } = useStore(view);
  const box = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(false);
  // What is opened is to be seen.
  useEffect(() => setFolded(false), [panel]);
  useEffect(() => {
    if (panel.kind !== "fields" || !panel.focus) box.current?.scrollTo(0, 0);
  }, [panel]);
  if (!isPanelOpen) return null;
  return (
    <aside
      ref={box}
      id="panel"
      className="panel"
      data-folded={isFolded}
      aria-label="What can be edited"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || earlier.length === 0) return;
        event.preventDefault();
        goBack();
        box.current?.focus();
      }}
    >
      <div className="panel-top">
        {earlier.length > 0 ? (
          <button type="button" className="link" onClick={goBack}>
            <Icon name="back" />
            Back
          </button>
        ) : (
          <span />
        )}
        <button
          type="button"
          className="plain fold"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? "Unfold" : "Fold"}
        </button>
        <button
          type="button"
          className="plain square"
          aria-label="Close the panel"
          onClick={() => {
            change({ isPanelOpen: false });
            document.getElementById("panel-button")?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <Inside panel={panel} />
    </aside>
  );
}
