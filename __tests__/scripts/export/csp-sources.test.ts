import { sourcesOfIsland, sourcesOfPage } from "@/scripts/export/csp-sources";

test("the consent form may send to the providers where its page has their keys, no other island", () => {
  const connect = (name: string, providerKeys: object | null) =>
    sourcesOfIsland(name, { providerKeys }).connect;
  expect(connect("consent-form", { cloudName: "a" })).toEqual([
    "https://api.cloudinary.com",
    "https://api.emailjs.com",
  ]);
  const delivery = "https://assets.firm.example/firm/";
  expect(connect("consent-form", { cloudName: "a", delivery })).toEqual([
    "https://api.cloudinary.com",
    "https://api.emailjs.com",
    "https://assets.firm.example",
  ]);
  expect(connect("consent-form", null)).toEqual([]);
  expect(sourcesOfIsland("inquiry-form", {})).toEqual({});
});

test("a page may load a font from its own text only where it has one", () => {
  expect(sourcesOfPage(true)).toEqual({ images: ["data:"], fonts: ["data:"] });
  expect(sourcesOfPage(false)).toEqual({ images: ["data:"] });
});
