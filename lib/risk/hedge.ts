interface Hedge {
  /** Points of the index when the put is bought. */
  level: number;
  strike: number;
  /** Points paid for the put. */
  premium: number;
  /** Units of the index in one lot. */
  lot: number;
  lots: number;
  /** Per cent that the index moves until expiry, down and up. */
  move: number;
}

/**
 * Shares worth whole lots of an index, and as many bought puts on it, at expiry; in rupees, before
 * other costs, for shares that move with the index.
 */
export function hedgedHolding({ level, strike, premium, lot, lots, move }: Hedge) {
  const units = lot * lots;
  const fall = (level * move) / 100;
  const cost = premium * units;
  const put = Math.max(0, strike - level + fall) * units;
  const bare = fall * units;
  return {
    /** What the shares are worth at the start. */
    value: level * units,
    cost,
    /** The losses if the index falls, without the put and with it. */
    bare,
    hedged: bare + cost - put,
    /** What the put keeps off, its cost taken away; below zero if it costs more than it pays. */
    saved: put - cost,
    /** The gain if the index rises as much. */
    gain: bare - cost,
  };
}
