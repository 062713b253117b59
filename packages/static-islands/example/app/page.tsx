import Image from "next/image";
import { Island } from "../islands/island";
import buoy from "./buoy.svg";

const BERTHS = Array.from({ length: 60 }, (_, index) => `Berth ${index + 1}`);

export default function Club() {
  return (
    <>
      <h1>A boat club</h1>
      <Image src={buoy} alt="A buoy" width={60} height={60} />
      <Island of="knots" when="visible" props={{ unit: "knots", start: 5 }} />
      <ul className="berths">
        {BERTHS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
