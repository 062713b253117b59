import { Section } from "@/components/blocks/section";
import { PreviewNotice } from "@/components/ui/preview-notice";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Testimonials } from "@/lib/content/schemas/testimonials";
import { Island } from "@/lib/islands/island";

interface TestimonialsSectionProps {
  testimonials: Testimonials;
  words: Shared["carousel"];
}

export function TestimonialsSection({ testimonials, words }: TestimonialsSectionProps) {
  if (!testimonials.show) return null;
  return (
    <Section heading={testimonials.heading} layout="full">
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words }}
      />
      <p className="mt-6 max-w-[44em] text-small text-muted">{testimonials.notice}</p>
      <div className="mt-4 max-w-[46rem]">
        <PreviewNotice paths={["testimonials"]} about="general" />
      </div>
    </Section>
  );
}
