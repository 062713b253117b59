import { Button } from "@/components/ui/button";
import { contactLinks } from "@/components/ui/contact-links";
import type { Content } from "@/lib/content/content";

/** Whom to ask about a payment. */
export function HelpLinks({ content }: { content: Content }) {
  const { help } = content.pages.bankdetails;
  return (
    <p className="mt-5 flex flex-wrap gap-3.5">
      <Button {...contactLinks(content).chat}>{help.chat}</Button>
      <Button ghost href={`mailto:${content.firm.email.support}`}>
        {help.email}
      </Button>
    </p>
  );
}
