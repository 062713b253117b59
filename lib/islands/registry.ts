/** Components that hydrate in the browser, by their name in `<Island of>`. */
export const islands = {
  "inquiry-form": async () => (await import("@/components/inquiry-form/inquiry-form")).InquiryForm,
  "testimonials-carousel": async () =>
    (await import("@/components/carousel/testimonials-carousel")).TestimonialsCarousel,
  "plan-planner": async () => (await import("@/components/planner/plan-planner")).PlanPlanner,
  "plan-amount": async () => (await import("@/components/payment-slip/plan-amount")).PlanAmount,
  "refund-calculator": async () =>
    (await import("@/components/refund-calculator/refund-calculator")).RefundCalculator,
  "leverage-figure": async () =>
    (await import("@/components/figures/leverage-figure")).LeverageFigure,
  "stop-loss-figure": async () =>
    (await import("@/components/figures/stop-loss-figure")).StopLossFigure,
  "holding-figure": async () => (await import("@/components/figures/holding-figure")).HoldingFigure,
  "option-figure": async () => (await import("@/components/figures/option-figure")).OptionFigure,
  "lots-figure": async () => (await import("@/components/bands/figures/lots-figure")).LotsFigure,
  "hedge-figure": async () => (await import("@/components/figures/hedge-figure")).HedgeFigure,
  "overnight-figure": async () =>
    (await import("@/components/figures/overnight-figure")).OvernightFigure,
  "towers-figure": async () => (await import("@/components/figures/towers-figure")).TowersFigure,
  "consent-form": async () => (await import("@/components/consent-form/consent-form")).ConsentForm,
} as const;
