import path from "node:path";
import { loadContent } from "@/lib/content/load/load";
import { sitePages } from "@/lib/site/site-pages";
import { touchedPages } from "@/scripts/changes/touched-pages";

const content = loadContent(path.resolve("__tests__/fixtures/content"));
const [service] = content.services;
const [plan] = service?.plans ?? [];
const blockPage = [...content.blockPages.keys()][0] ?? "";
const serviceFile = `content/services/${service?.slug}.yaml`;
const now = new Map([
  ["content/firm.yaml", "phone: 1"],
  [serviceFile, `plans:\n  - id: ${plan?.id}`],
  [`content/pages/${blockPage}.yaml`, `text: "{{price.${plan?.id}}}, at most {{firm.feeCap}}"`],
]);
const pages = (file: string, place: string) => touchedPages(content, now, file, [place]);

test("what header and footer print is on every page", () => {
  expect(pages("content/firm.yaml", "phone")).toEqual(["every page"]);
  expect(pages("content/shared.yaml", "crumbs › home")).toEqual(["every page"]);
});

test("a price is on its service's page, on the lists of services, and where it is named", () => {
  const touched = pages(serviceFile, "plans › Basic, 1 month › price");
  expect(touched).toEqual(
    expect.arrayContaining(["/", "/services", service?.route, `/${blockPage}`]),
  );
  expect(pages(serviceFile, "banner › heading")).not.toContain(`/${blockPage}`);
});

test("a fact of the firm is on the pages that name it", () => {
  expect(pages("content/firm.yaml", "fee cap")).toContain(`/${blockPage}`);
  expect(pages("content/firm.yaml", "bank › account")).not.toContain(`/${blockPage}`);
});

test("a page's own file is that page", () => {
  const { route } = sitePages(content).find(({ name }) => name === blockPage) ?? {};
  expect(pages(`content/pages/${blockPage}.yaml`, "banner › heading")).toEqual([route]);
});
