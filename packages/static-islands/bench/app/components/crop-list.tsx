"use client";
import { useState } from "react";

/** A counter, and a list that what is typed makes shorter. */
export function CropList({ crops }: { crops: readonly string[] }) {
  const [beds, setBeds] = useState(1);
  const [wanted, setWanted] = useState("");
  const shown = crops.filter((crop) => crop.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <div className="crops">
      <p>
        <button type="button" onClick={() => setBeds(beds + 1)}>
          One more bed
        </button>{" "}
        <output>{beds}</output>
      </p>
      <label>
        Crop <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <ul>
        {shown.map((crop) => (
          <li key={crop}>{crop}</li>
        ))}
      </ul>
    </div>
  );
}
