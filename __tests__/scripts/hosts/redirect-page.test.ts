/** @jest-environment jsdom */
import { cspHash } from "static-islands";
import { redirectPage } from "@/scripts/hosts/redirect-page";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("it redirects at once, and search engines take it as moved to its target", () => {
  const html = redirectPage("/compliance#charter", "Investor charter");
  const page = parse(html);
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(page.title).toBe("Investor charter");
  expect(page.querySelector("noscript > meta[http-equiv=refresh]")?.getAttribute("content")).toBe(
    "0; url=/compliance#charter",
  );
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/compliance#charter");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/^\/compliance/);
  expect(page.querySelector("meta[name=robots]")).toBeNull();
});

test("characters with a meaning in HTML are escaped", () => {
  const to = '/a?b=1&c="><script>alert(1)</script>';
  const title = `Do's & don'ts <b>"now"</b> &amp;`;
  const page = parse(redirectPage(to, title));
  const [script, ...others] = page.querySelectorAll("script");
  expect(others).toEqual([]);
  const csp = page.querySelector("meta[http-equiv=Content-Security-Policy]");
  const hash = cspHash(script?.textContent ?? "");
  expect(csp?.getAttribute("content")).toContain(`script-src ${hash};`);
  expect(page.title).toBe(title);
  expect(page.querySelector("a")?.getAttribute("href")).toBe(to);
});
