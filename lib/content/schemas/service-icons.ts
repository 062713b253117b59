/** Drawn in components/ui/service-icon.tsx. */
export const SERVICE_ICONS = ["candles", "calendar", "payoff", "shield", "layers", "bars"] as const;

export type ServiceIconName = (typeof SERVICE_ICONS)[number];
