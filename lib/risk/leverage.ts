interface LeveragedTrade {
  /** Rupees. */
  capital: number;
  /** Contract value as a multiple of the capital. */
  leverage: number;
  /** Per cent of the capital that the stop-loss takes. */
  risk: number;
  /** What is sought for one unit of risk. */
  reward: number;
  /** Per cent of the price that it jumps past the stop-loss. */
  gap: number;
}

/** Where stop-loss and target are, in per cent of the entry, and rupees gained or lost there. */
export function leveragedTrade({ capital, leverage, risk, reward, gap }: LeveragedTrade) {
  const stop = risk / leverage;
  const loss = (capital * risk) / 100;
  return {
    stop,
    target: stop * reward,
    loss,
    gain: loss * reward,
    /** The whole loss when the price jumps past the stop-loss. */
    slip: loss + (capital * leverage * gap) / 100,
  };
}
