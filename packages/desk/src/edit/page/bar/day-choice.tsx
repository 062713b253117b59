import { useState } from "react";
import { ask } from "../calls/ask";
import { dayInWords } from "../fields/day-control";
import { endOtherDay, otherDay, startingDay } from "../state/other-day";
import { say } from "../state/say";
import { readSite, showing, site } from "../state/site";
import { useStore } from "../state/store";

/** Shows the site as of a day; empty for today. */
export async function showDay(day: string): Promise<void> {
  const now = site.get();
  if (now?.day === (day || now?.today)) return;
  say(startingDay(day === "" ? "today" : dayInWords(day)));
  otherDay.set("starting");
  const answer = await ask("day", { day });
  await readSite();
  if (!answer.ok) {
    endOtherDay();
    say(answer.error.message, "bad");
    return;
  }
  otherDay.set("loading");
  showing.set(showing.get() + 1);
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
