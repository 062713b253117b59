import type { ServiceIconName } from "@/lib/content/schemas/service-icons";

/** Lines on a field of 24 by 24 units. */
const DRAWINGS: Record<ServiceIconName, string> = {
  candles: "M5 6v12M3 9h4v6H3zM12 3v14M10 6h4v7h-4zM19 8v13M17 11h4v6h-4z",
  calendar: "M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M8 15h8M13 12l3 3-3 3",
  payoff: "M4 3v18h17M7 15h5l8-9",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  layers: "M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5",
  bars: "M9 5h6l2 6H7zM4 13h6l2 6H2zM14 13h6l2 6H12z",
};

/** The sign of a service; decorative, as its title stands beside it. */
export function ServiceIcon({ name }: { name: ServiceIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-10 fill-none stroke-green stroke-[1.5]"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
