import { asText, type ControlProps } from "./control";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const IN_WORDS = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeZone: "UTC" });

/** "Tuesday, 26 January, 2027"; empty for what is no day. */
export function dayInWords(day: string): string {
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return "";
  return IN_WORDS.format(new Date(day));
}

export function DayControl({ editing, id, describedBy, isWrong, onSave }: ControlProps) {
  const day = asText(editing.value);
  return (
    <div className="row">
      <input
        id={id}
        className="day"
        type="date"
        value={day}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={(event) => editing.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onSave();
        }}
      />
      <span className="aside">{dayInWords(day)}</span>
    </div>
  );
}
