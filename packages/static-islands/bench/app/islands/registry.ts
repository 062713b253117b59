export const islands = {
  "enquiry-form": async () => (await import("../components/enquiry-form")).EnquiryForm,
  "crop-list": async () => (await import("../components/crop-list")).CropList,
};
