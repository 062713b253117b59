"use client";
import { useState } from "react";

const LIMIT = Number(process.env.NEXT_PUBLIC_LIMIT);

export function Knots({ unit, start }: { unit: string; start: number }) {
  const [speed, setSpeed] = useState(start);
  return (
    <p className="knots">
      <output>
        {speed} {unit}
      </output>{" "}
      <button type="button" onClick={() => setSpeed(Math.min(speed + 1, LIMIT))}>
        Faster
      </button>
    </p>
  );
}
