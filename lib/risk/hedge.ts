interface Hedge {
  /** Index points when the put is bought. */
  level: number;
  strike: number;
  /** Index points. */
  premium: number;
  lot: number;
  lots: number;
  /** Move of the index until expiry in percent, up or down. */
  move: number;
}

/** Shares that move with the index, hedged with as many puts, at expiry; rupees before costs. */
export function hedgedHolding({ level, strike, premium, lot, lots, move }: Hedge) {
  const units = lot * lots;
  const fall = (level * move) / 100;
  const cost = premium * units;
  const put = Math.max(0, strike - level + fall) * units;
  const bare = fall * units;
  return {
    /** Value of the shares at the start. */
    value: level * units,
    cost,
    /** Losses if the index falls, without and with the put. */
    bare,
    hedged: bare + cost - put,
    /** What the put pays minus its cost; may be negative. */
    saved: put - cost,
    /** Gain if the index rises by the same percentage. */
    gain: bare - cost,
  };
}
