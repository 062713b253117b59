"use client";
import { useState } from "react";

export function Knots({ unit, start }: { unit: string; start: number }) {
  const [speed, setSpeed] = useState(start);
  return (
    <p className="knots">
      <output>
        {speed} {unit}
      </output>{" "}
      <button type="button" onClick={() => setSpeed(speed + 1)}>
        Faster
      </button>
    </p>
  );
}
