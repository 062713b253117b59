import { Section } from "@/components/blocks/section";
import { PreviewNotice } from "@/components/ui/preview-notice";
import type { Content } from "@/lib/content/load/load";
import { Island } from "@/lib/islands/island";

interface TestimonialsSectionProps {
  content: Content;
}

export function TestimonialsSection({ content }: TestimonialsSectionProps) {
  const { testimonials, shared } = content;
  if (!testimonials.show) return null;
  return (
    <Section heading={testimonials.heading} layout="full">
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words: shared.carousel }}
      />
      <p className="mt-6 max-w-[44em] text-small text-muted">{testimonials.notice}</p>
      <div className="mt-4 max-w-[46rem]">
        <PreviewNotice content={content} paths={["testimonials"]} about="general" />
      </div>
    </Section>
  );
}
