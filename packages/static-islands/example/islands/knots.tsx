"use client";
import Link from "next/link";
import { useId, useState } from "react";

const LIMIT = Number(process.env.NEXT_PUBLIC_LIMIT);

export function Knots({ unit, start }: { unit: string; start: number }) {
  const [speed, setSpeed] = useState(start);
  const [shown, setShown] = useState(unit);
  const id = useId();
  return (
    <p className="knots">
      <output>
        {speed} {shown}
      </output>{" "}
      <button type="button" onClick={() => setSpeed(Math.min(speed + 1, LIMIT))}>
        Faster
      </button>{" "}
      <label htmlFor={id}>Unit</label>{" "}
      <input id={id} value={shown} onChange={(event) => setShown(event.target.value)} />{" "}
      <Link href={`/quiet?speed=${speed}`}>Too fast</Link>
    </p>
  );
}
