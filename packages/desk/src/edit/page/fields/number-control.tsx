import { asText, type ControlProps } from "./control";
import { cureOf, readNumber } from "./numbers";

const LARGE = 10_000;

export function NumberControl({
  editing,
  id,
  describedBy,
  isWrong: isRefused,
  onSave,
}: ControlProps) {
  const { value, check } = editing;
  // Some numbers may have parts: of those the build says nothing.
  const isWrong = isRefused || (check?.mistakes.length ?? 0) > 0;
  const cure = isWrong || typeof value === "string" ? cureOf(value) : "";
  return (
    <>
      <div className="row">
        <input
          id={id}
          className="number"
          type="text"
          inputMode="decimal"
          value={asText(value)}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          onChange={(event) => editing.type(readNumber(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === "Enter") onSave();
          }}
        />
        {typeof value === "number" && value >= LARGE && (
          <span className="aside">{new Intl.NumberFormat("en-IN").format(value)}</span>
        )}
      </div>
      {cure !== "" && (
        <p className="message error cure" role="status">
          {cure}
        </p>
      )}
    </>
  );
}
