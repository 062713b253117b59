/** Components that hydrate in the browser, by their name in `<Island of>`. */
export const islands = {
  "inquiry-form": async () => (await import("@/components/inquiry-form/inquiry-form")).InquiryForm,
  "testimonials-carousel": async () =>
    (await import("@/components/carousel/testimonials-carousel")).TestimonialsCarousel,
  "plan-planner": async () => (await import("@/components/planner/plan-planner")).PlanPlanner,
  "plan-amount": async () => (await import("@/components/payment-slip/plan-amount")).PlanAmount,
  "refund-calculator": async () =>
    (await import("@/components/refund-calculator/refund-calculator")).RefundCalculator,
  "call-figure": async () => (await import("@/components/figures/call-figure")).CallFigure,
  "option-figure": async () => (await import("@/components/figures/option-figure")).OptionFigure,
  "lots-figure": async () => (await import("@/components/bands/figures/lots-figure")).LotsFigure,
  "hedge-figure": async () => (await import("@/components/figures/hedge-figure")).HedgeFigure,
  "together-figure": async () =>
    (await import("@/components/figures/together-figure")).TogetherFigure,
  "consent-form": async () => (await import("@/components/consent-form/consent-form")).ConsentForm,
} as const;
