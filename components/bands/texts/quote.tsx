import { BandFrame, type BandProps } from "@/components/bands/band-frame";

export function Quote({ id, heading, ground, text, source }: BandProps<"quote">) {
  return (
    <BandFrame id={id} heading={heading} ground={ground} isHeadingHidden layout="above">
      <figure className="quote">
        <blockquote>{text}</blockquote>
        {source && <figcaption>{source}</figcaption>}
      </figure>
    </BandFrame>
  );
}
