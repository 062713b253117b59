/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import { PROPS } from "../form-support";
import { controller, fillIn, PageTransitionEvent, show, submit, user } from "./filled-form";

const { plan: words } = PROPS.words;
const [first, second] = PROPS.plans;
if (!first || !second) throw new Error("The fixture has too few plans.");

const list = () => screen.getByRole<HTMLSelectElement>("combobox", { name: words.label });
const told = () =>
  within(list().closest("fieldset") ?? document.body).getByRole("status").textContent;
const facts = ({ fee, gst, total, cap }: typeof first) =>
  [words.fee, fee, words.gst, gst, words.total, total, words.cap, cap].join("");

/** The form at an address that names plans. */
function showAt(search: string) {
  history.replaceState(null, "", `/consent-form${search}`);
  show();
}

afterEach(() => history.replaceState(null, "", "/"));

test("without a plan in the address none is chosen, and every plan of the site can be", () => {
  showAt("");
  expect(list()).toHaveDisplayValue(words.none);
  expect(within(list()).getAllByRole("option")).toHaveLength(PROPS.plans.length + 1);
  expect(told()).toBe(words.open);
});

test("the plan of the address is chosen, and the consent names it with its amounts", async () => {
  showAt(`?plan=${second.id}.2026-12-22.2`);
  expect(list()).toHaveDisplayValue(second.name);
  expect(told()).toBe(facts(second));
  expect(screen.getByText(new RegExp(`Your plan: ${second.name}, ${second.total}`))).toBeVisible();
  await fillIn();
  await submit();
  expect(controller.submit.mock.calls[0]?.[0].plan).toEqual(second);
});

test("a plan is chosen, changed and cleared, and a client without one can send", async () => {
  showAt("");
  await user.selectOptions(list(), first.id);
  expect(told()).toBe(facts(first));
  await user.selectOptions(list(), second.id);
  expect(told()).toBe(facts(second));
  await user.selectOptions(list(), "");
  expect(told()).toBe(words.open);
  await fillIn();
  await submit();
  const [given] = controller.submit.mock.calls[0] ?? [];
  expect(given?.plan).toBeUndefined();
});

test("a plan that is gone, and a second plan, are told until another is chosen", async () => {
  showAt("?plan=no-such-plan");
  expect(list()).toHaveDisplayValue(words.none);
  expect(told()).toBe(words.unknown + words.open);
  await user.selectOptions(list(), first.id);
  expect(told()).toBe(facts(first));
});

test.each([
  ["kept", second.id, second.name],
  ["kept cleared", "", words.none],
])("when the page is left the choice is %s, whatever the address says", async (_, id, name) => {
  showAt(`?plan=${first.id}`);
  await user.selectOptions(list(), id);
  act(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(list()).toHaveDisplayValue(name);
});

test("the texts that the tick accepts can be read beside it, in the versions that the PDF names", () => {
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
