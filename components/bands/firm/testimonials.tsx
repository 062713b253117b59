import type { BandProps } from "@/components/bands/band-frame";
import { Island } from "@/lib/islands/island";
import { isPlaceholder } from "@/lib/text/placeholders";

export function Testimonials({ content }: BandProps<"testimonials">) {
  const { testimonials, shared, placeholders } = content;
  return (
    <>
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words: shared.carousel }}
      />
      <p className="fine-print mt-3">
        {testimonials.notice}
        {isPlaceholder(placeholders, "testimonials") && (
          <>
            {" "}
            <b className="text-ochre">{shared.preview.title}</b> {shared.preview.general}
          </>
        )}
      </p>
    </>
  );
}
