import { Fragment } from "react";

/**
 * A long value such as an e-mail address or a UPI ID, which may break after an @ or a dot, but not
 * within a word. The copied text is the value alone.
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
