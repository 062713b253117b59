import { z } from "zod";
import { anyBand } from "./band";
import { heroPage } from "./common";
import { bankDetailsPage } from "./pages/bankdetails";
import { consentFormPage } from "./pages/consent-form";
import { contactPage } from "./pages/contact";
import { homePage } from "./pages/home";
import { notFoundPage } from "./pages/not-found";
import { refundsPage } from "./pages/refunds";
import { servicesPage } from "./pages/services";
import { pageTop } from "./tops";

/** A page made of a hero and bands; the schema of pages without one of their own. */
export const bandPage = heroPage.extend({
  top: pageTop.optional().describe("What stands beside the heading on a wide screen"),
  bands: z.array(anyBand).min(1),
  closing: z
    .literal(false)
    .optional()
    .describe("Off, the page ends without the invitation to get in touch"),
});

/** Pages with a layout of their own; any other file in content/pages is a `bandPage`. */
export const pageSchemas = {
  home: homePage,
  services: servicesPage,
  contact: contactPage,
  bankdetails: bankDetailsPage,
  refunds: refundsPage,
  "consent-form": consentFormPage,
  "not-found": notFoundPage,
} as const;

export type SpecialPage = keyof typeof pageSchemas;
export type PageOf<Name extends SpecialPage> = z.output<(typeof pageSchemas)[Name]>;
export type BandPage = z.output<typeof bandPage>;
