import { IMAGE_FIELDS, type ImageField, TEXT_FIELDS, type TextField } from "./fields";
import type { ImageChoice } from "./images/choose-image";

/** The form's values as far as they are given. */
export type GivenValues = Partial<
  Record<TextField, string> &
    Record<ImageField, { status?: ImageChoice["status"] } | null | undefined> & {
      acceptedTerms: boolean;
    }
>;

/** What the form still lacks, by its three parts. Whether what is given is right is told later. */
export interface Missing {
  texts: TextField[];
  images: ImageField[];
  isAccepted: boolean;
}

export function missingOf(values: GivenValues): Missing {
  return {
    texts: TEXT_FIELDS.filter((field) => !values[field]?.trim()),
    images: IMAGE_FIELDS.filter((field) => (values[field]?.status ?? "refused") === "refused"),
    isAccepted: values.acceptedTerms === true,
  };
}
