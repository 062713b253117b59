import path from "node:path";
import { BlockSamples, FigureSamples } from "@/components/gallery/content-samples";
import { InquirySamples } from "@/components/gallery/inquiry-samples";
import { Sample } from "@/components/gallery/sample";
import { UiSamples } from "@/components/gallery/ui-samples";
import { loadContent } from "@/lib/content/load/load";
import { Island } from "@/lib/islands/island";

/** Every part of the pages in every state, on the tests' content. A page of `npm run dev` only. */
export default function GalleryPage() {
  const content = loadContent(path.join(process.cwd(), "__tests__", "fixtures", "content"));
  const { shared, testimonials } = content;
  return (
    <main id="main">
      <h1 className="wrap py-6 text-title">Gallery</h1>
      <UiSamples content={content} />
      <BlockSamples content={content} />
      <FigureSamples content={content} />
      <Sample name="carousel">
        <div className="wrap">
          <Island
            of="testimonials-carousel"
            when="visible"
            props={{ entries: testimonials.entries, words: shared.carousel }}
          />
        </div>
      </Sample>
      <InquirySamples content={content} />
    </main>
  );
}
