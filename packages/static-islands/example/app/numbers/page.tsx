import { Island } from "../../islands/island";

export default function Numbers() {
  return (
    <>
      <h1 id="numbers">Numbers</h1>
      <Island of="knots" when="idle" props={{ unit: "miles", start: 1 }} />
      <Island of="logbook" when="approach" props={{ entries: ["Fog", "Wind"] }} />
    </>
  );
}
