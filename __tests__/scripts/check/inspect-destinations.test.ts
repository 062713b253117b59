import { inspectDestinations } from "@/scripts/check/inspect-destinations";

const BOTH = " https://api.cloudinary.com https://api.emailjs.com";

function page(providerKeys: object | null, connect: string): string {
  const props = JSON.stringify({ words: {}, providerKeys }).replaceAll('"', "&quot;");
  return `<!doctype html><html lang="en"><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'${connect}; base-uri 'none'">
    </head><body><div data-island="consent-form" data-props="${props}"></div></body></html>`;
}

test("a form and its policy agree", () => {
  expect(inspectDestinations(page({ cloudName: "a" }, BOTH))).toEqual([]);
  expect(inspectDestinations(page(null, ""))).toEqual([]);
  expect(inspectDestinations("<!doctype html><p>No form</p>")).toEqual([]);
});

test("keys under a policy without the services would never deliver anything", () => {
  expect(inspectDestinations(page({ cloudName: "a" }, ""))).toEqual([
    "keys, but a policy that blocks https://api.cloudinary.com",
    "keys, but a policy that blocks https://api.emailjs.com",
  ]);
  expect(inspectDestinations(page({ cloudName: "a" }, " https://api.emailjs.com"))).toHaveLength(1);
});

test("a policy is not opened for nothing", () => {
  expect(inspectDestinations(page(null, BOTH))).toHaveLength(2);
});
