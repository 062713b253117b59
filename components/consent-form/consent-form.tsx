"use client";

import { useState } from "react";
import { FIRST_VISIT } from "@/lib/consent/submission/visit";
import type { ConsentFormProps } from "./consent-form-props";
import { FormVisit } from "./form-visit";

/**
 * The client consent form. A browser may keep a page that is left, whole, for its back button, so
 * each visit has fields, values and a submission of its own; the next begins with what may stay.
 */
export function ConsentForm(props: ConsentFormProps) {
  const [visit, setVisit] = useState(FIRST_VISIT);
  return <FormVisit key={visit.number} {...props} visit={visit} onLeave={setVisit} />;
}
