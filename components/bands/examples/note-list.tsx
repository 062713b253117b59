import type { NoteFacts } from "./accounts-chart";

/** Reasons for the idea, or what would end it, which is marked as a risk. */
export function NoteList({ note, of }: { note: NoteFacts; of: "reasons" | "ends" }) {
  const { heading, items } = note[of];
  return (
    <div className={of === "ends" ? "risk-note" : undefined}>
      <h4>{heading}</h4>
      <ul className="hairs text-small">
        {items.map((text) => (
          <li key={text} className="first:border-t-0">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
