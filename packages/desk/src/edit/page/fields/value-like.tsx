import type { Plain } from "../../api";
import { asText } from "./control";
import { cureOf } from "./numbers";
import { likeThat } from "./spans";

interface ValueLikeProps {
  label: string;
  value: Plain | undefined;
  /** A value of the same kind. */
  like: Plain | undefined;
  onChange: (value: Plain) => void;
}

/** A value for some days: on and off, a number or a text, as the usual one is. */
export function ValueLike({ label, value, like, onChange }: ValueLikeProps) {
  if (typeof like === "boolean") {
    return (
      <label className="check-line">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}: {value === true ? "on" : "off"}
      </label>
    );
  }
  const cure = Number.isInteger(like) ? cureOf(value) : "";
  return (
    <label className="stacked">
      {label}
      <input
        type="text"
        value={asText(value)}
        onChange={(event) => onChange(likeThat(event.target.value, like))}
      />
      {cure !== "" && (
        <span className="message error" role="status">
          {cure}
        </span>
      )}
    </label>
  );
}
