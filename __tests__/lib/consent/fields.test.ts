import { IMAGE_FIELDS, perImage, TEXT_FIELDS } from "@/lib/consent/fields";

test("the application has the fields of docs/requirements.md R5.2", () => {
  expect(TEXT_FIELDS).toEqual(["fullName", "email", "phone", "dob", "panNumber", "adhaarNumber"]);
  expect(IMAGE_FIELDS).toEqual(["panImage", "adhaarFrontImage", "adhaarBackImage", "signImage"]);
});

test("something is kept for each photograph, in their order", () => {
  expect(Object.entries(perImage((field) => `of ${field}`))).toEqual(
    IMAGE_FIELDS.map((field) => [field, `of ${field}`]),
  );
});
