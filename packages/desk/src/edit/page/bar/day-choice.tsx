import { useState } from "react";
import { ask } from "../calls/ask";
import { dayInWords } from "../fields/day-control";
import { say } from "../state/say";
import { readSite, site } from "../state/site";
import { useStore } from "../state/store";

/** Shows the site as of a day; empty for today. */
export async function showDay(day: string): Promise<void> {
  const words = day === "" ? "today" : dayInWords(day);
  say(`The site is made ready as of ${words}; that takes some seconds.`);
  const answer = await ask("day", { day });
  if (!answer.ok) say(answer.error.message, "bad");
  await readSite();
}

/** The day of which the site is shown, and days on which something changes by itself. */
export function DayChoice({ onChosen }: { onChosen: () => void }) {
  const state = useStore(site);
  const [day, setDay] = useState(state?.day ?? "");
  if (!state) return null;
  function choose(chosen: string) {
    onChosen();
    void showDay(chosen);
  }
  return (
    <div className="day-choice">
      <label className="stacked">
        Show the site as of
        <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </label>
      <div className="row">
        <button
          type="button"
          className="main"
          disabled={day === "" || day === state.day}
          onClick={() => choose(day)}
        >
          Show this day
        </button>
        {state.day !== state.today && (
          <button type="button" onClick={() => choose("")}>
            Back to today
          </button>
        )}
      </div>
      <h2>Days to come</h2>
      {state.comingDays.length === 0 && <p className="note">Nothing changes by itself soon.</p>}
      <ul className="plain-list">
        {state.comingDays.map(({ day: coming, changes }) => (
          <li key={coming}>
            <button type="button" className="link" onClick={() => choose(coming)}>
              {dayInWords(coming)}
            </button>
            <ul>
              {changes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
