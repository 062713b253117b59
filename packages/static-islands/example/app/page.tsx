import { Island } from "../islands/island";

const BERTHS = Array.from({ length: 60 }, (_, index) => `Berth ${index + 1}`);

export default function Club() {
  return (
    <>
      <h1>A boat club</h1>
      <Island of="knots" when="visible" props={{ unit: "knots", start: 5 }} />
      <ul className="berths">
        {BERTHS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
