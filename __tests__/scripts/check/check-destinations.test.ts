import { parse } from "parse5";
import { checkPage } from "@/scripts/check/check-page";

const faultsOf = (html: string) => checkPage(parse(html));

const BOTH = " https://api.cloudinary.com https://api.emailjs.com";

function page(providerKeys: object | null, connect: string): string {
  const props = JSON.stringify({ words: {}, providerKeys }).replaceAll('"', "&quot;");
  return `<!doctype html><html lang="en"><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'${connect}; base-uri 'none'">
    </head><body><div data-island="consent-form" data-props="${props}"></div></body></html>`;
}

test("a form and its CSP agree", () => {
  expect(faultsOf(page({ cloudName: "a" }, BOTH))).toEqual([]);
  expect(faultsOf(page(null, ""))).toEqual([]);
});

test("props in a file of their own are looked at there", () => {
  const html = page(null, "").replace(/data-props="[^"]*"/, 'data-props-from="/assets/props.json"');
  const check = (providerKeys: object | null) =>
    checkPage(
      parse(html),
      new Map([["/assets/props.json", JSON.stringify({ props: { providerKeys } })]]),
    );
  expect(check(null)).toEqual([]);
  expect(check({ cloudName: "a" })).toHaveLength(2);
});

test("keys under a CSP without the providers would never deliver anything", () => {
  expect(faultsOf(page({ cloudName: "a" }, ""))).toEqual([
    "keys, but a CSP that blocks https://api.cloudinary.com",
    "keys, but a CSP that blocks https://api.emailjs.com",
  ]);
  expect(faultsOf(page({ cloudName: "a" }, " https://api.emailjs.com"))).toHaveLength(1);
});

test("a CSP is not opened for nothing", () => {
  expect(faultsOf(page(null, BOTH))).toHaveLength(2);
});
