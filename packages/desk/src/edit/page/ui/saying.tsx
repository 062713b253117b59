import { undo } from "../state/save-edit";
import { hush, said } from "../state/say";
import { useStore } from "../state/store";
import { focusPanel } from "./focus";
import { Icon } from "./icon";

/** The newest sentence, with "Undo": stays until it is closed or another one comes. */
export function Saying() {
  const now = useStore(said);
  const id = now?.undo;
  return (
    <div className="saying-place">
      <p className="unseen" role="status">
        {now?.text}
      </p>
      {now && (
        <div className={`saying ${now.kind}`}>
          <span aria-hidden="true">{now.text}</span>
          {id !== undefined && (
            <button
              type="button"
              className="link"
              onClick={() => {
                focusPanel();
                void undo(id);
              }}
            >
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
