/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Field, Plain } from "@/packages/desk/src/edit/api";
import {
  BY_SOURCE,
  finished,
  MONTHLY,
  monthsWithoutSources,
} from "@/packages/desk/src/edit/page/fields/complaint-rows";
import { FieldView } from "@/packages/desk/src/edit/page/fields/field-view";
import { drafts } from "@/packages/desk/src/edit/page/state/drafts";
import { plainField } from "./plain-field";

/* Figures of complaints are typed, never taken over as zeros. */

const MONTH = {
  month: "2026-10",
  carried_forward: "0",
  received: "2",
  resolved: "1",
  pending: "1",
};
const row = (source: string, carried = "0") => ({
  month: "2026-10",
  source,
  pending_last_month: carried,
  received: "",
  resolved: "",
  total_pending: "",
  pending_over_3_months: "",
  average_days: "",
});

const table = (file: string, entries: Field["entries"]): Field =>
  plainField({ file, path: [] }, "list", { label: "Complaints", value: [], entries });

let saved: unknown[];
/** Why a save is refused; undefined: it is not. */
let refusal: unknown;

beforeEach(() => {
  saved = [];
  refusal = undefined;
  drafts.set({});
  localStorage.clear();
  crypto.randomUUID = () => "1-2-3-4-5";
  global.fetch = async (address, { body = "" }: RequestInit = {}) => {
    const name = String(address).split("/").at(-1) ?? "";
    const asked = JSON.parse(String(body));
    if (name === "save") saved.push(asked.edit);
    const value: Plain = asked.place?.file === MONTHLY ? [MONTH] : [];
    const field = { value };
    const result = name === "fields" ? { field } : { hash: "2", id: "1" };
    const isRefused = name === "save" && refusal !== undefined;
    const answer = isRefused ? { ok: false, error: refusal } : { ok: true, result };
    return { json: async () => answer } as Response;
  };
});

const show = (field: Field) =>
  render(<FieldView field={field} hash="1" label="Complaints" focus={undefined} />);

const cell = (name: RegExp) => screen.getByRole("textbox", { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a month is not saved before each figure is typed, and the first missing one has the focus", async () => {
  const value = { ...MONTH, received: "", resolved: "", pending: "" };
  show(table(MONTHLY, [{ label: "October 2026", value }]));
  await press("Add: October 2026");
  await press(/^Save: /);
  expect(saved).toEqual([]);
  expect(cell(/^Received/)).toHaveFocus();
  expect(screen.getAllByText("Write a whole number, 0 for none.")).toHaveLength(2);
  await userEvent.type(cell(/^Received/), "2");
  await userEvent.type(cell(/^Resolved/), "1");
  expect(screen.getByText("Open at the end: 1.")).toBeVisible();
  await press(/^Save: /);
  expect(saved).toEqual([{ do: "add", at: 0, value: MONTH, more: [] }]);
});

test("the rows of a month by source are one form, with its sums, saved at once", async () => {
  const [value, ...more] = [row("investors"), row("scores"), row("other")];
  const impersonation = { ...row("impersonation"), resolved: "0", total_pending: "0" };
  const entry = { label: "October 2026", value: value ?? "", more: [...more, impersonation] };
  show(table(BY_SOURCE, [entry]));
  await press("Add: October 2026");
  const scores = screen.getByRole("group", { name: "SEBI (SCORES)" });
  expect(within(scores).queryByLabelText(/Average days/)).not.toBeInTheDocument();
  for (const box of screen.getAllByRole("textbox", { name: /^(Received|Resolved)/ })) {
    await userEvent.type(box, "0");
  }
  for (const box of screen.getAllByRole("textbox", { name: /more than 3 months/ })) {
    await userEvent.type(box, "0");
  }
  const received = within(scores).getByLabelText(/^Received/);
  await userEvent.clear(received);
  await userEvent.type(received, "2");
  expect(await screen.findByText("These add up to 2 received, as the month has.")).toBeVisible();
  expect(screen.getByText("These add up to 0 resolved; the month has 1.")).toBeVisible();
  const resolved = within(scores).getByLabelText(/^Resolved/);
  await userEvent.clear(resolved);
  await userEvent.type(resolved, "1");
  await press(/^Save: /);
  expect(saved).toEqual([]);
  await userEvent.type(within(scores).getByLabelText(/^Average days/), "12.5");
  await press(/^Save: /);
  const zero = { received: "0", resolved: "0", total_pending: "0", pending_over_3_months: "0" };
  expect(saved).toMatchObject([
    {
      value: { source: "investors", ...zero },
      more: [
        {
          source: "scores",
          received: "2",
          resolved: "1",
          total_pending: "1",
          average_days: "12.5",
        },
        { source: "other", ...zero },
        { source: "impersonation", received: "0" },
      ],
    },
  ]);
});

test("a month that has no sources yet leads to them", async () => {
  expect(monthsWithoutSources([MONTH], [])).toEqual(["2026-10"]);
  expect(monthsWithoutSources([MONTH], [row("investors")])).toEqual([]);
  const earlier = { ...row("investors"), month: "2026-08" };
  const september = { ...MONTH, month: "2026-09" };
  expect(monthsWithoutSources([september, MONTH], [earlier])).toEqual(["2026-09", "2026-10"]);
  show(table(MONTHLY, []));
  expect(await screen.findByRole("button", { name: "Next: October 2026 by source" })).toBeVisible();
});

test("why a month is refused stands at the figure, or below where no figure is meant", async () => {
  const value = { ...MONTH, pending: "" };
  const mistake = (column: string, message: string) => ({
    at: "a:1:1",
    place: { file: MONTHLY, path: [0, column] },
    message,
  });
  const refuse = (column: string, message: string) => {
    refusal = { kind: "mistakes", message, mistakes: [mistake(column, message)], fixed: [] };
  };
  show(table(MONTHLY, [{ label: "October 2026", value }]));
  await press("Add: October 2026");
  refuse("received", "expected 3");
  await press(/^Save: /);
  expect(await screen.findByText("Expected 3")).toBeVisible();
  expect(cell(/^Received/)).toHaveFocus();
  refuse("month", "expected none after 2026-09");
  await press(/^Save: /);
  expect(await screen.findByText(/^Expected none after 2026-09/)).toBeVisible();
});

test("an average of days goes where nothing was resolved", () => {
  const typed = { ...row("investors"), received: "1", resolved: "0", average_days: "4" };
  expect(finished(typed)).toMatchObject({ total_pending: "1", average_days: "" });
});
