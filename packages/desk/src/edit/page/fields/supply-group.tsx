import { useState } from "react";
import type { Field } from "../../api";
import type { Failure } from "../calls/ask";
import { saveEdit } from "../state/save-edit";
import { Refused } from "./refused";

interface SupplyGroupProps {
  field: Field;
  hash: string;
  label: string;
}

/** A group that is an example as a whole: once all in it is right, its mark goes. */
export function SupplyGroup({ field, hash, label }: SupplyGroupProps) {
  const [refused, setRefused] = useState<Failure>();
  if (field.placeholder !== "own") return null;
  const { place, value } = field;
  async function supply() {
    const edit = { do: "supply", supplied: true } as const;
    setRefused(await saveEdit({ place, hash, before: value }, edit, `${label} is ours`));
  }
  return (
    <div className="supply">
      <p>All of this is an example. Once it is your own:</p>
      <button type="button" onClick={() => void supply()}>
        It is ours now
      </button>
      <Refused failure={refused} />
    </div>
  );
}
