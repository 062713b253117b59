import { loadContent } from "@/lib/checks/checked-content";
import { errorText, summaryText } from "@/lib/consent/errors";
import { fixtureContent } from "../content/load/content-copy";

const { form: words } = loadContent(fixtureContent).pages["consent-form"];
const { errors, you, documents } = words;

test("a field's error is told in its own sentence", () => {
  expect(errorText("email", "emailFormat", words)).toBe(errors.emailFormat);
  expect(errorText("signImage", "heic", words)).toBe(errors.refusals.heic);
});

test("a photograph that was not chosen is named", () => {
  const { label } = documents.adhaarFrontImage;
  expect(errorText("adhaarFrontImage", "image", words)).toBe(
    errors.image.replace("{field}", label),
  );
});

test("in a list of errors, a sentence that does not name its field has its label before it", () => {
  expect(summaryText("phone", "phoneFormat", words)).toBe(errors.phoneFormat);
  expect(summaryText("dob", "dobUnderAge", words)).toBe(`${you.dob.label}: ${errors.dobUnderAge}`);
  expect(summaryText("fullName", "tooLong", words)).toBe(
    `${you.fullName.label}: ${errors.tooLong}`,
  );
  expect(summaryText("panImage", "damaged", words)).toBe(
    `${documents.panImage.label}: ${errors.refusals.damaged}`,
  );
});
