/** @jest-environment jsdom */
import { redirectPage } from "@/scripts/hosts/redirect-page";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("it leads on at once, and by a link where the browser does not", () => {
  const page = parse(redirectPage("/compliance#charter", "Investor charter"));
  expect(page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(
    "0; url=/compliance#charter",
  );
  const link = page.querySelector("a");
  expect(link?.getAttribute("href")).toBe("/compliance#charter");
  expect(link?.textContent).toBe("Investor charter");
});

test("it is a whole page that search engines take as moved to its target", () => {
  const html = redirectPage("/about", "About us");
  const page = parse(html);
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(page.documentElement.lang).toBe("en-IN");
  expect(page.title).toBe("About us");
  expect(page.querySelector("meta[name=robots]")).toBeNull();
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("/about");
});

test("marks that mean something in HTML are only text", () => {
  const to = '/a?b=1&c="><script>alert(1)</script>';
  const title = `Do's & don'ts <b>"now"</b> &amp;`;
  const page = parse(redirectPage(to, title));
  expect(page.querySelector("script, b")).toBeNull();
  expect(page.title).toBe(title);
  expect(page.querySelector("a")?.getAttribute("href")).toBe(to);
  expect(page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(
    `0; url=${to}`,
  );
});
