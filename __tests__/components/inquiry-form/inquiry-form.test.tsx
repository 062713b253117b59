/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { InquiryForm } from "@/components/inquiry-form/inquiry-form";

const words = {
  ...{
    heading: "Inquiry",
    submit: "Send",
    sending: "Sending",
    note: "It opens a chat",
    mistakes: "Again",
    campaign: "From: {campaign}",
  },
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

const open = jest.fn<{ opener: unknown }, [string, string, string?]>();

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

test("sent: focuses the disabled button again, unless the visitor has moved the focus", () => {
  render(form);
  send();
  expect(button()).toBeDisabled();
  pass(400);
  expect(button()).toHaveFocus();
  send("Second");
  field("Email").focus();
  pass(400);
  expect(field("Email")).toHaveFocus();
});

test.each([
  ["?plan=options-6m", "Options, 6 Months\n\n"],
  [
    "?plan=options-6m.2026-12-22,no-such-plan,futures-1m.2027-01-22.7&utm_source=mail",
    "Options, 6 Months From December 22, 2026.\nFutures From January 22, 2027. 7 times.\nFrom: mail\n\n",
  ],
  ["?utm_source=google&utm_campaign=diwali", "From: google / diwali\n\n"],
  ["?plan=constructor", ""],
])("%s begins the message with its plans and its campaign", (search, message) => {
  history.replaceState(null, "", `/contact${search}`);
  render(form);
  expect(field("Message")).toHaveValue(message);
});

test.each(["From: google\n\n", " \n "])("does not send %j for a message", (message) => {
  history.replaceState(null, "", "/contact?utm_source=google");
  render(form);
  send(message);
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
