"use client";
import { useState } from "react";

export function Logbook({ entries }: { entries: readonly string[] }) {
  const [last, setLast] = useState(0);
  return (
    <p className="logbook">
      <button type="button" onClick={() => setLast((last + 1) % entries.length)}>
        Next entry
      </button>{" "}
      <output className={last > 0 ? "late" : ""}>{entries[last]}</output>
    </p>
  );
}
