/** The components that React hydrates in the browser, by their name in `<Island of>`. */
export const islands = {
  "inquiry-form": async () => (await import("@/components/inquiry-form/inquiry-form")).InquiryForm,
  "testimonials-carousel": async () =>
    (await import("@/components/carousel/testimonials-carousel")).TestimonialsCarousel,
  "plan-planner": async () => (await import("@/components/planner/plan-planner")).PlanPlanner,
  "refund-calculator": async () =>
    (await import("@/components/refund-calculator/refund-calculator")).RefundCalculator,
  "moving-figure": async () =>
    (await import("@/components/figures/moving/moving-figure")).MovingFigure,
  "consent-form": async () => (await import("@/components/consent-form/consent-form")).ConsentForm,
} as const;
