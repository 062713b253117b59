import { BandFrame } from "@/components/bands/band-frame";
import { FoldedTexts } from "@/components/ui/folded-texts";
import type { Content } from "@/lib/content/content";
import { HelpLinks } from "./help-links";

interface PaymentTroubleProps {
  content: Content;
  /** The only section, while the firm takes no new clients: it has the links for help. */
  isAlone?: boolean;
}

/** What to do if a payment failed. */
export function PaymentTrouble({ content, isAlone }: PaymentTroubleProps) {
  const { heading, intro, items } = content.pages.bankdetails.trouble;
  return (
    <BandFrame heading={heading} intro={intro} ground={isAlone ? "deep" : "sheet"}>
      <FoldedTexts texts={items} />
      {isAlone && <HelpLinks content={content} />}
    </BandFrame>
  );
}
