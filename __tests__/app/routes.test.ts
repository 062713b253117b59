import { content } from "@/__tests__/fixture";
import { generateStaticParams } from "@/app/[...page]/page";
import { getContent } from "@/lib/checks/checked-content";
import { filesBelow } from "@/lib/content/files-below";
import { sitePages } from "@/lib/site/site-pages";

jest.mock("@/lib/checks/checked-content", () => ({
  ...jest.requireActual("@/lib/checks/checked-content"),
  getContent: jest.fn(),
}));

/** Routes of the pages with a folder of their own: "/" and "/contact". */
const folders = filesBelow("app")
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.startsWith("["))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, "")}`);

test("each page of the site is rendered once: by its folder, or by content alone", () => {
  jest.mocked(getContent).mockReturnValue(content);
  const added = generateStaticParams().map(({ page }) => `/${page.join("/")}`);
  expect(folders).toContain("/");
  expect(added).toContain("/about");
  const routes = sitePages(content).map(({ route }) => route);
  expect([...folders, ...added].sort()).toEqual(routes.sort());
});
