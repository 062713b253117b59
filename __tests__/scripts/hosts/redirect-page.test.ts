import { parse } from "parse5";
import { attribute, cspHash, type Element, elementsOf, textOf } from "static-islands";
import { redirectPage } from "@/scripts/hosts/redirect-page";

/** The elements of a page, as a browser without scripts has them. */
function elementsIn(html: string): Element[] {
  return [...elementsOf(parse(html, { scriptingEnabled: false }))];
}

function named(elements: readonly Element[], tagName: string): Element[] {
  return elements.filter((element) => element.tagName === tagName);
}

/** The values of an attribute in all elements of a name. */
function values(elements: readonly Element[], tagName: string, name: string): string[] {
  return named(elements, tagName).flatMap((element) => attribute(element, name) ?? []);
}

/** The `content` of the `<meta>` whose `http-equiv` is the given one. */
function equivalent(elements: readonly Element[], header: string): string | undefined {
  const meta = named(elements, "meta").find(
    (element) => attribute(element, "http-equiv") === header,
  );
  return meta && attribute(meta, "content");
}

test("it redirects at once, and search engines take it as moved to its target", () => {
  const html = redirectPage("/compliance#charter", "Investor charter");
  expect(html).toMatch(/^<!DOCTYPE html>/);
  const elements = elementsIn(html);
  expect(named(elements, "title").map(textOf)).toEqual(["Investor charter"]);
  const [noscript] = named(elements, "noscript");
  const withoutScripts = noscript ? [...elementsOf(noscript)] : [];
  expect(equivalent(withoutScripts, "refresh")).toBe("0; url=/compliance#charter");
  expect(values(elements, "a", "href")).toEqual(["/compliance#charter"]);
  const [canonical] = named(elements, "link").filter(
    (element) => attribute(element, "rel") === "canonical",
  );
  expect(canonical && attribute(canonical, "href")).toMatch(/^\/compliance/);
  expect(values(elements, "meta", "name")).not.toContain("robots");
});

test("characters with a meaning in HTML are escaped", () => {
  const to = '/a?b=1&c="><script>alert(1)</script>';
  const title = `Do's & don'ts <b>"now"</b> &amp;`;
  const elements = elementsIn(redirectPage(to, title));
  const scripts = named(elements, "script").map(textOf);
  expect(scripts).toHaveLength(1);
  const csp = equivalent(elements, "Content-Security-Policy");
  expect(csp).toContain(`script-src ${cspHash(scripts[0] ?? "")};`);
  expect(named(elements, "title").map(textOf)).toEqual([title]);
  expect(values(elements, "a", "href")).toEqual([to]);
});
