"use client";

import { useState } from "react";
import type { PdfWords } from "@/lib/consent/pdf/application-pdf";
import type { ProviderKeys } from "@/lib/consent/providers/provider-keys";
import { FIRST_VISIT } from "@/lib/consent/submission/visit";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import type { Contact } from "./contact-links";
import { FormVisit } from "./form-visit";

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

/**
 * The client consent form. A browser may keep a page that is left, whole, for its back button, so
 * each visit has fields, values and a submission of its own; the next begins with what may stay.
 */
export function ConsentForm(props: ConsentFormProps) {
  const [visit, setVisit] = useState(FIRST_VISIT);
  return <FormVisit key={visit.number} {...props} visit={visit} onLeave={setVisit} />;
}
