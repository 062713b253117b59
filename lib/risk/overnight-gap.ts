interface OvernightTrade {
  /** Prices of one unit of a bought contract. */
  entry: number;
  stop: number;
  target: number;
  /** Units in one lot. */
  lot: number;
  lots: number;
  /** Per cent below the entry at which the price opens. */
  gap: number;
}

/** Rupees gained or lost at each end of a bought contract that is held over a night. */
export function overnightTrade({ entry, stop, target, lot, lots, gap }: OvernightTrade) {
  const units = lot * lots;
  return {
    gain: (target - entry) * units,
    loss: (entry - stop) * units,
    /** The whole loss if it opens below the stop; else that at the stop. */
    slip: Math.max((entry * gap) / 100, entry - stop) * units,
  };
}
