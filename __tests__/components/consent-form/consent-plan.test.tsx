/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import { PROPS } from "../form-support";
import { controller, fillIn, PageTransitionEvent, show, submit, user } from "./filled-form";

const { plan: words } = PROPS.words;
const [first, second] = PROPS.plans;
if (!first || !second) throw new Error("The fixture has too few plans.");

const list = () => screen.getByRole<HTMLSelectElement>("combobox", { name: words.label });
const planStatus = () =>
  within(list().closest("fieldset") ?? document.body).getByRole("status").textContent;
const facts = ({ fee, gst, total, cap }: typeof first) =>
  [words.fee, fee, words.gst, gst, words.total, total, words.cap, cap].join("");

/** The form at an address that names plans. */
function showAt(search: string) {
  history.replaceState(null, "", `/consent-form${search}`);
  show();
}

afterEach(() => history.replaceState(null, "", "/"));

test("offers every plan of the site, with none chosen if the address has none", () => {
  showAt("");
  expect(list()).toHaveDisplayValue(words.none);
  expect(within(list()).getAllByRole("option")).toHaveLength(PROPS.plans.length + 1);
  expect(planStatus()).toBe(words.open);
});

test("chooses the address's plan, which the consent names with its amounts", async () => {
  showAt(`?plan=${second.id}.2026-12-22.2`);
  expect(list()).toHaveDisplayValue(second.name);
  expect(planStatus()).toBe(facts(second));
  expect(screen.getByText(new RegExp(`Your plan: ${second.name}, ${second.total}`))).toBeVisible();
  await fillIn();
  await submit();
  expect(controller.submit.mock.calls[0]?.[0].plan).toEqual(second);
});

test("lets the client choose, change and clear a plan, and send without one", async () => {
  showAt("");
  await user.selectOptions(list(), first.id);
  expect(planStatus()).toBe(facts(first));
  await user.selectOptions(list(), second.id);
  expect(planStatus()).toBe(facts(second));
  await user.selectOptions(list(), "");
  expect(planStatus()).toBe(words.open);
  await fillIn();
  await submit();
  const [given] = controller.submit.mock.calls[0] ?? [];
  expect(given?.plan).toBeUndefined();
});

test("reports an unknown plan or a second plan until another is chosen", async () => {
  showAt("?plan=no-such-plan");
  expect(list()).toHaveDisplayValue(words.none);
  expect(planStatus()).toBe(words.unknown + words.open);
  await user.selectOptions(list(), first.id);
  expect(planStatus()).toBe(facts(first));
});

test.each([
  ["kept", second.id, second.name],
  ["kept cleared", "", words.none],
])("the choice is %s when the page is left, whatever the address", async (_, id, name) => {
  showAt(`?plan=${first.id}`);
  await user.selectOptions(list(), id);
  act(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(list()).toHaveDisplayValue(name);
});

test("links beside the checkbox to the accepted texts, in the PDF's versions", () => {
  show();
  for (const { label, href } of PROPS.pdf.accepted.texts) {
    const link = screen.getByRole("link", { name: label });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
  for (const words of [...PROPS.pdf.sebi.paragraphs, ...PROPS.pdf.sebi.points]) {
    expect(screen.getByText(words)).toBeVisible();
  }
});
