import type { Field, Plain } from "../../api";
import type { Editing } from "../state/use-editing";

/** What each control of a field is given. */
export interface ControlProps {
  field: Field;
  editing: Editing;
  /** Of the control, for its label. */
  id: string;
  /** Ids of the texts that describe it. */
  describedBy: string;
  isWrong: boolean;
  /** Enter in a field of one line. */
  onSave: () => void;
}

export function asText(value: Plain | undefined): string {
  if (value === undefined || value === null) return "";
  return String(value);
}
