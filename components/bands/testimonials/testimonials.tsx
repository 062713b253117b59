import type { Content } from "@/lib/content/content";
import { Island } from "@/lib/islands/island";
import { isPlaceholder } from "@/lib/text/placeholders";

interface TestimonialsProps {
  content: Content;
}

/** One testimonial at a time, and what a testimonial is not. */
export function Testimonials({ content }: TestimonialsProps) {
  const { testimonials, shared, placeholders } = content;
  const isPreview = isPlaceholder(placeholders, "testimonials");
  return (
    <>
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words: shared.carousel }}
      />
      <p className="mt-3 max-w-[46em] text-small text-soft">
        {testimonials.notice}
        {isPreview && (
          <>
            {" "}
            <b className="text-ochre">{shared.preview.title}</b> {shared.preview.general}
          </>
        )}
      </p>
    </>
  );
}
