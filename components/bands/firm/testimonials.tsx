import type { BandProps } from "@/components/bands/band-frame";
import { Island } from "@/lib/islands/island";
import { isPlaceholder } from "@/lib/text/placeholders";

export function Testimonials({ content }: BandProps<"testimonials">) {
  const { testimonials, shared, placeholders } = content;
  const isExample = isPlaceholder(placeholders, "testimonials");
  return (
    <>
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{
          entries: testimonials.entries,
          words: shared.carousel,
          mark: isExample ? shared.carousel.example : undefined,
        }}
      />
      <p className="fine-print mt-3">
        {isExample ? testimonials.exampleNotice : testimonials.notice}
      </p>
    </>
  );
}
