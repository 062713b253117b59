"use client";

import { useState } from "react";
import type { PdfWords } from "@/lib/consent/pdf/application-pdf";
import type { Services } from "@/lib/consent/providers/provider-keys";
import { FIRST_VISIT } from "@/lib/consent/submission/visit";
import type { PageOf } from "@/lib/content/schemas/pages";
import { ConsentVisit } from "./form-visit";
import type { Contact } from "./section-progress";

export interface ConsentFormProps {
  words: Omit<PageOf<"consent-form">, "meta" | "menu" | "noindex" | "pdf" | "noScript">;
  previewTitle: string;
  /** Keys of the build, or null. */
  services: Services | null;
  contact: Contact;
  pdf: PdfWords;
}

/**
 * The client consent form. A browser may keep a page that is left, whole, for its back button, so
 * each visit has fields, values and a desk of its own; the next begins with what may stay.
 */
export function ConsentForm(props: ConsentFormProps) {
  const [visit, setVisit] = useState(FIRST_VISIT);
  return <ConsentVisit key={visit.number} {...props} visit={visit} onLeave={setVisit} />;
}
