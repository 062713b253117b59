import { announcementScripts } from "@/scripts/export/announcements";
import { pageInWork } from "./page-in-work";

/** The texts of the elements behind which the page gets the script. */
function placesOf(body: string): unknown[] {
  const { elements } = pageInWork(body);
  return announcementScripts(process.cwd(), elements).map(
    ({ element }) => element.attrs.find(({ name }) => name === "id")?.value,
  );
}

const dated = (id: string) => `<p id="${id}" data-until="2030-01-01">A</p>`;

test("a script right after each group of announcements shows those that apply", () => {
  const notices = dated("first") + dated("second");
  const further = `<div>${dated("third")}${dated("last")}<p>C</p></div>`;
  expect(placesOf(`<main>${notices}<h1>B</h1>${further}</main>`)).toEqual(["second", "last"]);
});

test("one group has one script", () => {
  expect(placesOf(`<main>${dated("first")}${dated("last")}</main>`)).toEqual(["last"]);
  expect(placesOf(`<main><div>${dated("only")}</div></main>`)).toEqual(["only"]);
});

test("a page without announcements has no such script", () => {
  expect(placesOf("<main><p>A</p></main>")).toEqual([]);
});
