/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { PageFrame } from "@/components/layout/page-frame";
import { formatDate } from "@/lib/text/format";
import { dayVariables } from "@/scripts/preview-day";

const before = process.env;
beforeEach(() => {
  process.env = { ...before };
});
afterAll(() => {
  process.env = before;
});

const announcement = { text: "Closed on Republic Day.", from: "2027-01-26", until: "2027-01-26" };
const notices = { ...content.notices, announcements: [announcement] };
const LINE = `Built as of ${formatDate("2027-01-26")}.`;

/** The page, built for a day. @returns its root */
function renderPage(day?: string, route?: string): HTMLElement {
  Object.assign(process.env, dayVariables(day));
  return render(<PageFrame content={{ ...content, notices }} {...(route && { route })} />)
    .container;
}

test.each(["/", "/bankdetails", undefined])("a page built for a day says so first: %s", (route) => {
  renderPage("2027-01-26", route);
  expect(screen.getAllByRole("note")[0]).toHaveTextContent(LINE);
});

test("nothing on it follows the visitor's clock", () => {
  const page = renderPage("2027-01-26", "/");
  expect(screen.getByText(announcement.text)).toBeVisible();
  expect(page.querySelector("[data-today], [data-from], [data-until]")).toBeNull();
});

test("a published page says nothing of it, and follows the visitor's clock", () => {
  const page = renderPage(undefined, "/");
  expect(screen.queryByText(/^Built as of/)).toBeNull();
  expect(page.querySelector("[data-today]")).not.toBeNull();
  expect(page.querySelector("[data-from]")).not.toBeNull();
});
