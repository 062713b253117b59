/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { InquiryForm } from "@/components/inquiry-form/inquiry-form";

const words = {
  ...{ heading: "Inquiry", submit: "Send", sending: "Sending", campaign: "From: {campaign}" },
  ...{ name: { label: "Name" }, email: { label: "Email" }, phone: { label: "Phone" } },
  ...{ language: { label: "Language" }, message: { label: "Message" } },
  sent: { title: "Sent", text: "We answer soon", next: "Press send there" },
  failed: { title: "Not sent", text: "Try again", next: "Copy it" },
  prepared: { link: "Open it", heading: "Text", what: "the text", cut: "Too long for a link" },
  text: {
    ...{ heading: "Hello", name: "Name", email: "Email", phone: "Phone", noPhone: "none" },
    ...{ language: "Language", noLanguage: "any", message: "Message", footer: "The end" },
  },
};
const form = (
  <InquiryForm
    words={words}
    copy={{ label: "Copy", done: "Copied" }}
    chatPhone="+91 98765 00000"
    planLines={{ "options-6m": "Options, 6 Months", "futures-1m": "Futures" }}
    planWords={{ planStart: "From {date}.", planTimes: "{times} times." }}
  />
);
const FIELDS = { Name: "Asha Rao", Email: "asha@example.in", Phone: "9876543210" };

/** Returns the tab's window, or null if the browser blocks it. */
const open = jest.fn<{ opener: unknown } | null, [string, string, string?]>();

beforeEach(() => {
  jest.useFakeTimers();
  open.mockReset().mockImplementation(() => ({ opener: window }));
  Object.assign(window, { open });
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, "", "/contact");
});
afterEach(() => jest.useRealTimers());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole("button", { name: /^Send/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const openedText = () => new URL(open.mock.calls.at(-1)?.[0] ?? "").searchParams.get("text");

function send(message = "Which plan suits one lot?") {
  for (const [label, value] of Object.entries({ ...FIELDS, Message: message })) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.click(button());
}

test("opens one chat synchronously, without access to the page", () => {
  const tab = { opener: window as unknown };
  let label: string | null = null;
  open.mockImplementation(() => {
    label = button().textContent;
    return tab;
  });
  render(form);
  send();
  expect(label).toBe("Sending");
  expect(tab.opener).toBeNull();
  // fireEvent returns false for an event whose default was prevented.
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false);
  expect(open.mock.calls).toEqual([
    [expect.stringMatching(/^https:\/\/wa\.me\/919876500000\?text=Hello%0A/), "_blank"],
  ]);
});

test("disables the button for 400 ms, then clears the form for a second inquiry", () => {
  render(form);
  send();
  pass(399);
  expect(button()).toBeDisabled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  pass(1);
  expect(button()).toHaveTextContent(/^Send$/);
  for (const label of [...Object.keys(FIELDS), "Message"]) expect(field(label)).toHaveValue("");
  send("Second");
  expect(openedText()).toContain("Second");
});

test("sent: shows thanks and the message as a link and to copy, and focuses the button", () => {
  render(form);
  send();
  expect(document.body).toHaveFocus();
  pass(400);
  expect(button()).toHaveFocus();
  const status = within(screen.getByRole("status"));
  for (const text of Object.values(words.sent)) expect(status.getByText(text)).toBeVisible();
  expect(status.queryByText(words.prepared.cut)).toBeNull();
  const link = status.getByRole("link", { name: "Open it" });
  expect(link).toHaveAttribute("href", open.mock.calls[0]?.[0]);
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(status.getByRole("button")).toHaveAttribute("data-copy", openedText());
});

test("does not move the focus that the visitor has moved", () => {
  render(form);
  field("Email").focus();
  fireEvent.submit(screen.getByRole("form"));
  pass(400);
  expect(field("Email")).toHaveFocus();
});

test("cuts a message that is too long for a link before the firm's line, and copies it whole", () => {
  const message = "word".repeat(2_000);
  render(form);
  send(message);
  pass(400);
  expect(openedText()).toMatch(/(word)+\w*…\n\nThe end$/);
  expect(screen.getByRole("status")).toHaveTextContent(words.prepared.cut);
  expect(screen.getByRole("button", { name: /^Copy/ }).dataset.copy).toContain(message);
});

test("blocked: focuses an alert with the message and keeps what was typed", () => {
  open.mockReturnValue(null);
  render(form);
  send();
  pass(400);
  expect(screen.getByRole("alert")).toHaveFocus();
  const alert = within(screen.getByRole("alert"));
  for (const text of Object.values(words.failed)) expect(alert.getByText(text)).toBeVisible();
  expect(alert.getByRole("link")).toHaveAttribute("href", open.mock.calls[0]?.[0]);
  expect(alert.getByText(/Message:\s+Which plan suits one lot\?/)).toBeVisible();
  for (const [label, value] of Object.entries(FIELDS)) expect(field(label)).toHaveValue(value);
  open.mockReturnValue({ opener: window });
  fireEvent.click(button());
  pass(400);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Sent")).toBeVisible();
});

test.each([
  ["?plan=options-6m", "Options, 6 Months\n\n"],
  [
    "?plan=options-6m.2026-12-22,no-such-plan,futures-1m.2027-01-22.7&utm_source=mail",
    "Options, 6 Months From December 22, 2026.\nFutures From January 22, 2027. 7 times.\nFrom: mail\n\n",
  ],
  ["?utm_source=google&utm_campaign=diwali", "From: google / diwali\n\n"],
  ["?plan=constructor", ""],
  ["?plan=__proto__", ""],
])("%s begins the message with its plans and its campaign", (search, message) => {
  history.replaceState(null, "", `/contact${search}`);
  render(form);
  expect(field("Message")).toHaveValue(message);
});

test("does not send a campaign without a message", () => {
  history.replaceState(null, "", "/contact?utm_source=google");
  render(form);
  send("From: google\n\n");
  expect(open).not.toHaveBeenCalled();
  expect(field("Message")).toBeInvalid();
});

test("removes letters from the phone number and keeps the caret behind its digit", () => {
  render(form);
  const phone = field("Phone");
  phone.focus();
  phone.value = "98x76";
  phone.setSelectionRange(3, 3);
  fireEvent.input(phone);
  expect(phone).toHaveValue("9876");
  expect(phone.selectionStart).toBe(2);
});

test("clears its timers when it is unmounted", () => {
  const { unmount } = render(form);
  send();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
