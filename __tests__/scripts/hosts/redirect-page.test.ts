/** @jest-environment jsdom */
import { runInNewContext } from "node:vm";
import { cspHash } from "static-islands/csp";
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
  expect(page.querySelectorAll("script")).toHaveLength(1);
  expect(page.querySelector("b")).toBeNull();
  expect(page.title).toBe(title);
  expect(page.querySelector("a")?.getAttribute("href")).toBe(to);
  expect(page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(
    `0; url=${to}`,
  );
});

/** Where the page's script goes when it is opened at an address with this query and this anchor. */
function leadsTo(to: string, search: string, hash = ""): string {
  const script = parse(redirectPage(to, "A page")).querySelector("script")?.textContent ?? "";
  let address = "";
  runInNewContext(script, {
    location: {
      search,
      hash,
      replace: (target: string) => {
        address = target;
      },
    },
  });
  return address;
}

test.each([
  ["/about", "", "", "/about"],
  ["/about", "?utm_source=x&b=%20", "#team", "/about?utm_source=x&b=%20#team"],
  ["/compliance#charter", "?utm_source=x", "#old", "/compliance?utm_source=x#charter"],
])("a script carries the query along: %s", (to, search, hash, address) => {
  expect(leadsTo(to, search, hash)).toBe(address);
});

test("the CSP allows that script alone, and the refresh does not overtake it", () => {
  const html = redirectPage("/about", "About us");
  const page = parse(html);
  const csp = page
    .querySelector("meta[http-equiv=Content-Security-Policy]")
    ?.getAttribute("content");
  const script = page.querySelector("script")?.textContent ?? "";
  expect(csp).toContain(`script-src ${cspHash(script)};`);
  expect(page.querySelector("noscript > meta[http-equiv=refresh]")).not.toBeNull();
});
