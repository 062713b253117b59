/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { InquiryForm } from "@/components/inquiry-form/inquiry-form";

const { form: words } = content.pages.contact;
const form = (
  <InquiryForm
    words={words}
    copy={content.shared.copy}
    chatPhone="+91 98765 00000"
    planLines={{ "options-6m": "Options, 6 Months", "futures-1m": "Futures" }}
  />
);
const FIELDS = { "Full Name": "Asha Rao", Email: "asha@example.in", "Phone Number": "9876543210" };

const open = jest.fn<unknown, [string, string, string?]>();

/** A tab as `window.open` gives it. */
function newTab() {
  const tab: Record<string, unknown> = { opener: window, closed: false };
  return Object.assign(tab, { window: tab, top: tab });
}

beforeEach(() => {
  jest.useFakeTimers();
  open.mockReset().mockImplementation(newTab);
  Object.assign(window, { open });
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, "", "/contact");
});
afterEach(() => jest.useRealTimers());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole("button", { name: /^Send/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function send(message = "Which plan suits one lot?") {
  for (const [label, value] of Object.entries({ ...FIELDS, "Your Message": message })) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.click(button());
}

test("opens one chat synchronously, without access to the page", () => {
  const tab = newTab();
  let label: string | null = null;
  open.mockImplementation(() => {
    label = button().textContent;
    return tab;
  });
  render(form);
  send();
  expect(label).toBe(words.sending);
  expect(tab.opener).toBeNull();
  // fireEvent returns false for an event whose default was prevented.
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false);
  expect(open.mock.calls).toEqual([
    [expect.stringMatching(/^https:\/\/wa\.me\/919876500000\?text=New%20inquiry%0A/), "_blank"],
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

function throws(): never {
  throw new DOMException("blocked", "SecurityError");
}

test.each([
  ["null", () => null],
  ["undefined", () => undefined],
  ["an exception", throws],
  ["true", () => true],
  ["an empty object", () => ({})],
  ["a stand-in that opens nothing", () => new Proxy(window, {})],
  ["this window", () => window],
  ["a frame of this page", () => ({ ...newTab(), top: window })],
  ["a tab that is closed at once", () => ({ ...newTab(), closed: true })],
  ["a stand-in that may not be read", () => new Proxy({}, { get: throws })],
])("where opening a tab gives %s, nothing is lost and the chat is a link", (_, answer) => {
  open.mockImplementation(answer);
  render(form);
  send();
  pass(400);
  expect(screen.getByRole("alert")).toHaveTextContent(words.failed.title);
  expect(screen.getByRole("link", { name: words.prepared.link })).toBeInTheDocument();
  expect(field("Your Message")).toHaveValue("Which plan suits one lot?");
  expect(button()).toBeEnabled();
});

test.each(["Full Name", "Your Message"])("%s of characters that nobody sees is empty", (label) => {
  for (const unseen of ["\u200b\u200b", "\u202e", "\u200b\ufeff", "\u00ad\u200d", "\u3164"]) {
    const { unmount } = render(form);
    fireEvent.input(field(label), { target: { value: unseen } });
    for (const [other, value] of Object.entries({ ...FIELDS, "Your Message": "Which plan?" })) {
      if (other !== label) fireEvent.input(field(other), { target: { value } });
    }
    fireEvent.click(button());
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveValue("");
    unmount();
  }
  expect(open).not.toHaveBeenCalled();
});

test("is sent as the fields show it, though no event told so and unseen characters are in it", () => {
  render(form);
  field("Full Name").value = "Asha\u200b Rao";
  field("Email").value = "asha\u00ad@example.in\u200d";
  field("Phone Number").value = "+91 98765 43210";
  field("Your Message").value = "Which plan?";
  fireEvent.click(button());
  const [[href = ""] = []] = open.mock.calls;
  const lines = new URL(href).searchParams.get("text")?.split("\n");
  expect(lines?.slice(1, 4)).toEqual([
    "Name: Asha Rao",
    "Email: asha@example.in",
    "Phone: 9876543210",
  ]);
});

test.each([
  ["?plan=options-6m", "Options, 6 Months\n\n"],
  ["?plan=options-6m&utm_source=mail", "Options, 6 Months\nCampaign: mail\n\n"],
  ["?utm_source=google&utm_campaign=diwali", "Campaign: google / diwali\n\n"],
  ["?plan=constructor", ""],
])("%s begins the message with its plan and its campaign", (search, message) => {
  history.replaceState(null, "", `/contact${search}`);
  render(form);
  expect(field("Your Message")).toHaveValue(message);
});

test.each(["Campaign: google\n\n", " \n "])("does not send %j for a message", (message) => {
  history.replaceState(null, "", "/contact?utm_source=google");
  render(form);
  send(message);
  expect(open).not.toHaveBeenCalled();
  expect(field("Your Message")).toBeInvalid();
});

test("removes letters from the phone number and keeps the caret after its digit", () => {
  render(form);
  const phone = field("Phone Number");
  phone.focus();
  phone.value = "98x76";
  phone.setSelectionRange(3, 3);
  fireEvent.input(phone);
  expect(phone).toHaveValue("9876");
  expect(phone.selectionStart).toBe(2);
});
