import type { Editing } from "../state/use-editing";
import { focusFieldOf } from "../ui/focus";

/** "Save" and "Discard" of a value that is typed and not saved. */
export function SaveButtons({ editing, onSave }: { editing: Editing; onSave: () => void }) {
  if (!editing.isChanged && !editing.isSaving) return null;
  return (
    <div className="row buttons">
      <button
        type="button"
        className="main"
        disabled={editing.isSaving || editing.theirs !== undefined}
        onClick={({ currentTarget }) => {
          focusFieldOf(currentTarget);
          onSave();
        }}
      >
        {editing.isSaving ? "Saving…" : "Save"}
      </button>
      <button
        type="button"
        className="plain"
        onClick={({ currentTarget }) => {
          focusFieldOf(currentTarget);
          editing.discard();
        }}
      >
        Discard
      </button>
    </div>
  );
}
