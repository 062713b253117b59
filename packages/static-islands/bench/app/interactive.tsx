import { CropList } from "./components/crop-list";
import { EnquiryForm } from "./components/enquiry-form";
import { CROPS, TOPICS } from "./words";

/** As Next has it: its client hydrates the whole page. with-islands.tsx takes the place of this file. */
export function Form() {
  return <EnquiryForm topics={TOPICS} />;
}

export function List() {
  return <CropList crops={CROPS} />;
}
