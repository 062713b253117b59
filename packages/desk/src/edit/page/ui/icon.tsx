/* Drawn on 20 by 20. */
const PATHS = {
  panel: "M3 4h14v12H3zM8 4v12",
  phone: "M6.5 2.5h7v15h-7zM9 15h2",
  tablet: "M4.5 2.5h11v15h-11zM9 15h2",
  full: "M2 4h16v10H2zM7 17h6",
  calendar: "M3 5h14v12H3zM3 8.5h14M7 3v4M13 3v4",
  first: "M4 3h12M10 17V6M5 11l5-5 5 5",
  up: "M10 16V4M5 9l5-5 5 5",
  down: "M10 4v12M5 11l5 5 5-5",
  remove: "M4 6h12M8 6V4h4v2M5.5 6l1 11h7l1-11",
  add: "M10 4v12M4 10h12",
  back: "M12.5 4.5L7 10l5.5 5.5",
  open: "M7.5 4.5L13 10l-5.5 5.5",
  close: "M5 5l10 10M15 5L5 15",
  lock: "M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9",
  check: "M4 10.5l4 4 8-9",
  more: "M4 6h12M4 10h12M4 14h12",
  picture: "M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
