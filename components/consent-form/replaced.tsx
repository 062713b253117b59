import { reloadPage } from "static-islands/missing";
import { Notice } from "@/components/ui/notice";
import { ContactLinks } from "./contact-links";
import type { FormParts } from "./use-submission";

/** A newer release has taken away code that the form still needs; a reload brings it. */
export function Replaced({ words: { replaced }, contact }: FormParts) {
  return (
    <Notice role="alert" className="mb-4">
      <p className="font-semibold text-ochre">{replaced.alert}</p>
      <p className="mt-2">{replaced.text}</p>
      <button type="button" className="button mt-3" onClick={reloadPage}>
        {replaced.reload}
      </button>
      <ContactLinks contact={contact} />
    </Notice>
  );
}
