import { asText, type ControlProps } from "./control";

/** What is no number stays a text: the mistake is said beside it, and nothing typed is lost. */
function numberOf(text: string): number | string {
  const plain = text.trim().replaceAll(",", "");
  const number = Number(plain);
  return plain === "" || Number.isNaN(number) ? text : number;
}

const LARGE = 10_000;

export function NumberControl({ editing, id, describedBy, isWrong, onSave }: ControlProps) {
  const { value } = editing;
  return (
    <div className="row">
      <input
        id={id}
        className="number"
        type="text"
        inputMode="decimal"
        value={asText(value)}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={(event) => editing.type(numberOf(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === "Enter") onSave();
        }}
      />
      {typeof value === "number" && value >= LARGE && (
        <span className="aside">{new Intl.NumberFormat("en-IN").format(value)}</span>
      )}
    </div>
  );
}
