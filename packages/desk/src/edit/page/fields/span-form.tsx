import { useId } from "react";
import type { Plain } from "../../api";
import type { Span } from "./spans";
import { ValueLike } from "./value-like";

interface SpanFormProps {
  span: Span;
  like: Plain | undefined;
  /** What is wrong with its days; empty if nothing is. */
  wrong?: string;
  onChange: (span: Span) => void;
}

function withDay(span: Span, key: "from" | "until", day: string): Span {
  const { [key]: _, ...others } = span;
  return day === "" ? others : { ...others, [key]: day };
}

/** From when, until when, and what then. */
export function SpanForm({ span, like, wrong = "", onChange }: SpanFormProps) {
  const id = useId();
  const said = { "aria-invalid": wrong !== "", "aria-describedby": `${id}-said` };
  return (
    <div className="span">
      <div className="row">
        <label className="stacked">
          First day
          <input
            {...said}
            type="date"
            value={span.from ?? ""}
            onChange={(event) => onChange(withDay(span, "from", event.target.value))}
          />
        </label>
        <label className="stacked">
          Last day, if there is one
          <input
            {...said}
            type="date"
            value={span.until ?? ""}
            onChange={(event) => onChange(withDay(span, "until", event.target.value))}
          />
        </label>
      </div>
      <div id={`${id}-said`}>
        {wrong !== "" && (
          <p className="message error" role="alert">
            {wrong}
          </p>
        )}
      </div>
      <ValueLike
        label="On these days"
        value={span.value}
        like={like}
        onChange={(value) => onChange({ ...span, value })}
      />
    </div>
  );
}
