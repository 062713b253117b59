"use client";
import { useState } from "react";
import styles from "./logbook.module.css";

export function Logbook({ entries }: { entries: readonly string[] }) {
  const [last, setLast] = useState(0);
  return (
    <p className="logbook">
      <button type="button" onClick={() => setLast((last + 1) % entries.length)}>
        Next entry
      </button>{" "}
      <output className={last > 0 ? `late ${styles.last}` : styles.entry}>{entries[last]}</output>
    </p>
  );
}
