/** What the firm holds futures calls to: docs/requirements.md R10.3. */
export const FUTURES_LIMITS = {
  /** Target at least so many times as far from the entry as the stop. */
  rewardRisk: 3,
  /** Per cent of capital that reaching the stop may cost. */
  riskPercent: [1, 2],
  /** Most contract value in multiples of the capital. */
  leverage: { positional: 3, intraday: 5 },
} as const;

/** What the firm holds option strategies to: docs/requirements.md R10.4. */
export const OPTION_LIMITS = {
  /** Per cent of capital given to one trade. */
  percent: [1, 3],
  /** Least premium of a sold option in multiples of its planned risk. */
  premiumToRisk: 1.5,
} as const;
