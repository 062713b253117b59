import type { Page } from "@playwright/test";
import { furtherUnless } from "@/e2e/run/further";
import {
  applicant,
  consentForm,
  expect,
  fillForm,
  mails,
  openForm,
  paramsOf,
  sendForm,
  test,
} from "../support/consent/consent";
import { ink, renderPdf } from "../support/consent/render-pdf";
import type { TestProviders } from "../support/servers/test-providers";

async function submittedPdf(page: Page, providers: TestProviders, name: string): Promise<Buffer> {
  await openForm(page);
  await fillForm(page);
  await consentForm(page).getByLabel("Full Name").fill(name);
  await sendForm(page);
  expect(paramsOf(mails(providers)[0]).fullName).toBe(name);
  return providers.fileAt(paramsOf(mails(providers)[0]).pdfUrl);
}

test("a viewer paints its fields, photographs and terms", async ({ page, providers }, testInfo) => {
  const pdf = await submittedPdf(page, providers, applicant["Full Name"]);
  const pages = await renderPdf(page, pdf);
  const text = pages.map((sheet) => sheet.text).join("\n");
  for (const value of Object.values(applicant)) expect(text).toContain(value);
  expect(text).toContain(paramsOf(mails(providers)[0]).reference);
  expect(text).toMatch(/Terms and conditions: Version \d\.\d/);
  const [first] = pages;
  if (!first) throw new Error("The PDF has no page.");
  await testInfo.attach("first page", { body: first.png, contentType: "image/png" });
  // The photograph of the card, upright and whole.
  expect(ink(first, { x: 60, y: 440, width: 300, height: 200 })).toBeGreaterThan(0.02);
});

/** Names that are submitted together, as one. */
const names: Record<string, string>[] = [
  {
    Devanagari: "आशा लक्ष्मी",
    Tamil: "ஆஷா லட்சுமி",
    Telugu: "ఆశా లక్ష్మి",
    Kannada: "ಆಶಾ ಲಕ್ಷ್ಮಿ",
    Malayalam: "ആശാ ലക്ഷ്മി",
    Bengali: "আশা লক্ষ্মী",
    Gujarati: "આશા લક્ષ્મી",
    Gurmukhi: "ਆਸ਼ਾ ਲਕਸ਼ਮੀ",
    Odia: "ଆଶା ଲକ୍ଷ୍ମୀ",
  },
  { Arabic: "آشا لکشمی" },
  { "a rupee sign and emoji": "Asha ₹ 🙂 Rao 👩‍👩‍👧", "Latin with marks": "Āshā Łukasz Nguyễn" },
];

for (const byScript of names) {
  const scripts = Object.keys(byScript).join(", ");
  test(
    `a name with ${scripts} is painted in its letters`,
    {
      tag: furtherUnless(byScript === names[0]),
    },
    async ({ page, providers }, testInfo) => {
      const fonts: string[] = [];
      page.on("response", (response) => {
        if (!response.url().includes("/script-fonts/")) return;
        fonts.push(`${response.status()} ${response.url()}`);
      });
      const name = Object.values(byScript).join(" ");
      const pdf = await submittedPdf(page, providers, name);
      const [first] = await renderPdf(page, pdf);
      if (!first) throw new Error("The PDF has no page.");
      await testInfo.attach(scripts, { body: first.png, contentType: "image/png" });
      expect(ink(first, { x: 50, y: 86, width: 120, height: 24 })).toBeGreaterThan(0.02);
      // Its letters come from this site, whatever fonts the device has.
      expect(fonts.length).toBeGreaterThan(Math.max(1, Object.keys(byScript).length - 1));
      expect(fonts.filter((font) => !font.startsWith("200 "))).toEqual([]);
    },
  );
}
