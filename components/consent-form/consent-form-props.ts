import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import type { Visit } from "@/lib/consent/submission/visit";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import type { Contact } from "./contact-links";

export interface ConsentFormProps {
  /** What the form is called to screen readers. */
  title: string;
  words: ConsentFormWords;
  previewTitle: string;
  /** Keys of the build, or null. */
  providerKeys: ProviderKeys | null;
  contact: Contact;
  pdf: PdfWords;
}

export interface FormVisitProps extends ConsentFormProps {
  visit: Visit;
  onLeave: (next: Visit) => void;
}
