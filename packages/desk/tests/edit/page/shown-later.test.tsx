/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EditState } from "@/packages/desk/src/edit/api";
import { ShownLater } from "@/packages/desk/src/edit/page/fields/shown-later";
import { site } from "@/packages/desk/src/edit/page/state/site";
import { plainField } from "./plain-field";

/* A notice of days to come is saved, and no page of today shows it. */

const path = ["announcements", 0];
const file = "content/notices.yaml";

const notice = (from: string) => {
  const day = plainField({ file, path: [...path, "from"] }, "day", { value: from });
  return plainField({ file, path }, "group", { fields: [day], value: { from } });
};

const STATE = { day: "2026-11-27", today: "2026-11-27" } as EditState;

beforeEach(() => site.set(STATE));

test("a notice of a day to come leads to that day", async () => {
  const asked: unknown[] = [];
  global.fetch = async (address, { body = "" }: RequestInit = {}) => {
    const name = String(address).split("/").at(-1);
    if (name === "day") asked.push(JSON.parse(String(body)));
    return { json: async () => ({ ok: true, result: STATE }) } as Response;
  };
  render(<ShownLater entry={notice("2026-12-20")} />);
  expect(screen.getByRole("status")).toHaveTextContent("it will be shown from December 20.");
  await userEvent.click(screen.getByRole("button", { name: "See December 20" }));
  expect(asked).toEqual([{ day: "2026-12-20" }]);
});

test("a notice that is shown by now needs no word", () => {
  render(<ShownLater entry={notice("2026-11-27")} />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
