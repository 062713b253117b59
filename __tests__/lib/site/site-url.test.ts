import { absoluteUrl, siteUrl } from "@/lib/site/site-url";

const firm = { site: "https://www.firm.example" };

test("the site's address is the firm's, unless the build sets another", () => {
  expect(siteUrl(firm, {})).toBe("https://www.firm.example");
  expect(siteUrl(firm, { NEXT_PUBLIC_SITE_URL: " " })).toBe("https://www.firm.example");
  expect(siteUrl(firm, { NEXT_PUBLIC_SITE_URL: "https://preview.example/" })).toBe(
    "https://preview.example",
  );
  expect(siteUrl(firm, { NEXT_PUBLIC_SITE_URL: "http://localhost:3000" })).toBe(
    "http://localhost:3000",
  );
});

test.each([
  "http://preview.firm.example",
  "http://preview.firm.example/",
  "http://localhost.example",
])("%s is refused: http is for this machine", (value) => {
  expect(() => siteUrl(firm, { NEXT_PUBLIC_SITE_URL: value })).toThrow(
    `NEXT_PUBLIC_SITE_URL: expected https:// in front, got "${value}"`,
  );
});

test.each(["http://127.0.0.1:3000", "http://[::1]:3000", "http://site.localhost"])(
  "%s is this machine",
  (value) => {
    expect(siteUrl(firm, { NEXT_PUBLIC_SITE_URL: value })).toBe(value);
  },
);

test("a subfolder is refused, with what to do", () => {
  expect(() => siteUrl(firm, { NEXT_PUBLIC_SITE_URL: "https://preview.example/site/" })).toThrow(
    'NEXT_PUBLIC_SITE_URL: got "https://preview.example/site/", and the site cannot be in a subfolder: give it a name of its own, such as https://research.firm.example',
  );
});

test.each(["preview.example", "https://preview.example?a=b", "ftp://preview.example"])(
  "%s is not an origin and throws",
  (value) => {
    expect(() => siteUrl(firm, { NEXT_PUBLIC_SITE_URL: value })).toThrow(
      `NEXT_PUBLIC_SITE_URL: expected an origin such as https://www.firm.example, got "${value}"`,
    );
  },
);

test("Home is the bare origin, other pages append their address", () => {
  expect(absoluteUrl(firm.site, "/")).toBe("https://www.firm.example");
  expect(absoluteUrl(firm.site, "/about")).toBe("https://www.firm.example/about");
});
