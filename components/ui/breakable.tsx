import { Fragment } from "react";

/**
 * A long value such as an e-mail address or a UPI ID: where it does not fit on one line it goes on
 * after an @ or a dot, not within a word. The copied text is the value alone.
 */
export function Breakable({ value }: { value: string }) {
  const parts = value.split(/(?<=[@.])/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join("")}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
