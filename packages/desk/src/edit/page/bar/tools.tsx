import { change, type DialogName } from "../state/view";

const TOOLS: readonly { dialog: DialogName; label: string }[] = [
  { dialog: "cards", label: "As found and as shared" },
  { dialog: "sheet", label: "All pages" },
  { dialog: "advertisement", label: "Check an advertisement" },
  { dialog: "help", label: "Help" },
];

/** What opens a window of its own. */
export function Tools({ onChosen }: { onChosen: () => void }) {
  return (
    <ul className="tools">
      {TOOLS.map(({ dialog, label }) => (
        <li key={dialog}>
          <button
            type="button"
            className="plain"
            onClick={() => {
              onChosen();
              change({ dialog });
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
