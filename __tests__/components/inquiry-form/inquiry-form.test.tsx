/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { InquiryForm } from "@/components/inquiry-form/inquiry-form";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { pages, shared } = loadContent(fixtureContent);
const { form: words } = pages.contact;
const LINE = "Options, Premium, 6 Months";
const form = (
  <InquiryForm
    words={words}
    copy={shared.copy}
    chatPhone="+91 98765 00000"
    planLines={{ "options-premium-6m": LINE, "futures-basic-1m": "Futures" }}
    planWords={pages.contact}
  />
);

const SENT = "Thank you! Your message has been sent successfully.";
const FAILED = "There was an error sending your message.";

/** The browser's answer: the tab's window, or null for a blocked one. */
const open = jest.fn<{ opener: unknown } | null, [string, string, string?]>();
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
  open.mockReset().mockImplementation(() => ({ opener: window }));
  Object.assign(window, { open });
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, "", "/contact");
});

afterEach(() => jest.useRealTimers());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submitButton = () => screen.getByRole("button", { name: /^Send/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const openedText = () => new URL(open.mock.calls.at(-1)?.[0] ?? "").searchParams.get("text");

function fillIn(message = "Which plan suits one lot?") {
  for (const [label, value] of [
    ["Full Name", "Asha Rao"],
    ["Email", "asha@example.in"],
    ["Phone Number", "9876543210"],
    ["Your Message", message],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
}

test("in the server's HTML the fields are on and the button is off", () => {
  document.body.innerHTML = renderToString(form);
  expect(submitButton()).toBeDisabled();
  expect(screen.getByRole("form")).toHaveAttribute("method", "post");
  for (const label of ["Full Name", "Email", "Phone Number", "Language", "Your Message"]) {
    expect(field(label)).toBeEnabled();
  }
  document.body.replaceChildren();
});

test("hydrated, the button is on and nothing is announced", () => {
  render(form);
  expect(submitButton()).toBeEnabled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

describe("sending", () => {
  test("opens one chat with the firm, in the same moment, and gives it no hold on the page", () => {
    const tab = { opener: window as unknown };
    open.mockReturnValue(tab);
    render(form);
    fillIn();
    fireEvent.click(submitButton());
    expect(open).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/wa\.me\/919876500000\?text=/),
      "_blank",
    );
    expect(tab.opener).toBeNull();
    expect(openedText()?.split("\n")).toEqual([
      "New Inquiry from the product's Website",
      "Name: Asha Rao",
      "Email: asha@example.in",
      "Phone: 9876543210",
      "Language: Not specified",
      "",
      "Message:",
      "Which plan suits one lot?",
      "",
      "SEBI Registered Research Analyst - Investment Advisory",
    ]);
  });

  test("the page already says so when the chat opens", () => {
    let shown: string | null = null;
    open.mockImplementation(() => {
      shown = submitButton().textContent;
      return { opener: window };
    });
    render(form);
    fillIn();
    fireEvent.click(submitButton());
    expect(shown).toBe("Sending...");
  });

  test("shows for 400 ms, with the button off", () => {
    render(form);
    fillIn();
    fireEvent.click(submitButton());
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveTextContent("Sending...");
    pass(399);
    expect(submitButton()).toHaveTextContent("Sending...");
    pass(1);
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveTextContent("Send Message");
  });

  test("ten submits in one tick open one tab", () => {
    render(form);
    fillIn();
    for (let time = 0; time < 10; time += 1) fireEvent.submit(screen.getByRole("form"));
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("the browser itself never sends the form", () => {
    render(form);
    fillIn();
    for (let time = 0; time < 2; time += 1) {
      // fireEvent answers false for an event whose default was prevented.
      expect(fireEvent.submit(screen.getByRole("form"))).toBe(false);
    }
  });

  test("a second inquiry can follow", () => {
    render(form);
    fillIn("First");
    fireEvent.click(submitButton());
    pass(400);
    fillIn("Second");
    fireEvent.click(submitButton());
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(open).toHaveBeenCalledTimes(2);
    expect(openedText()).toContain("Second");
  });
});

describe("sent", () => {
  function send(message?: string) {
    render(form);
    fillIn(message);
    fireEvent.click(submitButton());
    pass(400);
  }

  test("thanks, and says that the message has still to be sent in WhatsApp", () => {
    send();
    const status = screen.getByRole("status");
    expect(within(status).getByText(SENT)).toBeInTheDocument();
    expect(within(status).getByText("We'll get back to you soon.")).toBeInTheDocument();
    expect(status).toHaveTextContent(/press send/i);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("gives the keyboard its place back when the switched-off button dropped it", () => {
    render(form);
    fillIn();
    fireEvent.click(submitButton());
    expect(document.body).toHaveFocus();
    pass(400);
    expect(submitButton()).toHaveFocus();
  });

  test("leaves the focus where it is", () => {
    render(form);
    fillIn();
    field("Email").focus();
    fireEvent.submit(screen.getByRole("form"));
    pass(400);
    expect(field("Email")).toHaveFocus();
  });

  test("empties the form", () => {
    send();
    for (const label of ["Full Name", "Email", "Phone Number", "Your Message"]) {
      expect(field(label)).toHaveValue("");
    }
  });

  test("keeps the message at hand, as the same link and to copy", () => {
    send();
    const link = screen.getByRole("link", { name: "Open your message in WhatsApp" });
    expect(link).toHaveAttribute("href", open.mock.calls[0]?.[0]);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(screen.getByRole("button", { name: /^Copy/ })).toHaveAttribute(
      "data-copy",
      openedText(),
    );
  });

  test("says when the link holds only the beginning, and lets the whole be copied", () => {
    const message = "word ".repeat(2_000).trim();
    send(message);
    expect(openedText()).toMatch(
      /word…\n\nSEBI Registered Research Analyst - Investment Advisory$/,
    );
    expect(screen.getByRole("status")).toHaveTextContent(/too long for a link/);
    expect(screen.getByRole("button", { name: /^Copy/ }).dataset.copy).toContain(message);
  });

  test("a message that fits is not said to be cut", () => {
    send();
    expect(screen.getByRole("status")).not.toHaveTextContent(/too long/);
  });
});

describe("when the browser opens no tab", () => {
  function fail() {
    open.mockReturnValue(null);
    render(form);
    fillIn();
    fireEvent.click(submitButton());
    pass(400);
  }

  test("an alert takes the focus and says what to do", () => {
    fail();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveFocus();
    expect(within(alert).getByText(FAILED)).toBeInTheDocument();
    expect(
      within(alert).getByText("Please try again later or contact us directly."),
    ).toBeInTheDocument();
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  });

  test("nothing typed is lost", () => {
    fail();
    expect(field("Full Name")).toHaveValue("Asha Rao");
    expect(field("Email")).toHaveValue("asha@example.in");
    expect(field("Phone Number")).toHaveValue("9876543210");
    expect(field("Your Message")).toHaveValue("Which plan suits one lot?");
  });

  test("the message stands there as a link, as text and to copy", () => {
    fail();
    const alert = within(screen.getByRole("alert"));
    const link = alert.getByRole("link", { name: "Open your message in WhatsApp" });
    expect(link).toHaveAttribute("href", open.mock.calls[0]?.[0]);
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(alert.getByText(/Message:\s+Which plan suits one lot\?/)).toBeInTheDocument();
    expect(alert.getByRole("button", { name: /^Copy/ })).toHaveAttribute("data-copy", openedText());
  });

  test("it can be tried again", () => {
    fail();
    open.mockReturnValue({ opener: window });
    fireEvent.click(submitButton());
    pass(400);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText(SENT)).toBeInTheDocument();
  });
});

describe("the phone field", () => {
  test("strips what is no digit while typing and keeps ten", async () => {
    render(form);
    await user.type(field("Phone Number"), "98-76 a5.4321099");
    expect(field("Phone Number")).toHaveValue("9876543210");
  });

  test.each(["98765 43210", "+91 98765 43210", "098765-43210"])(
    "takes a pasted %s whole",
    async (pasted) => {
      render(form);
      await user.click(field("Phone Number"));
      await user.paste(pasted);
      expect(field("Phone Number")).toHaveValue("9876543210");
    },
  );

  test("keeps the caret behind the digit it was behind", () => {
    render(form);
    const phone = field("Phone Number");
    phone.focus();
    phone.value = "98x76";
    phone.setSelectionRange(3, 3);
    fireEvent.input(phone);
    expect(phone).toHaveValue("9876");
    expect(phone.selectionStart).toBe(2);
  });
});

describe("a chosen plan", () => {
  test("begins the message", () => {
    history.replaceState(null, "", "/contact?plan=options-premium-6m");
    render(form);
    expect(field("Your Message").value).toBe(`${LINE}\n\n`);
  });

  test("several plans from the planner begin it, each with its first day and its times", () => {
    const query = "?plan=options-premium-6m.2026-12-22,no-such-plan,futures-basic-1m.2027-01-22.7";
    history.replaceState(null, "", `/contact${query}`);
    render(form);
    expect(field("Your Message")).toHaveValue(
      `${LINE} From December 22, 2026.\nFutures From January 22, 2027. 7 times in a row.\n\n`,
    );
  });

  test.each(["?plan=no-such-plan", "?plan=constructor", "?plan=__proto__", "?plan=", "?plans=x"])(
    "%s is ignored",
    (search) => {
      history.replaceState(null, "", `/contact${search}`);
      render(form);
      expect(field("Your Message")).toHaveValue("");
    },
  );

  test("leaves alone what was typed before the form was hydrated", () => {
    history.replaceState(null, "", "/contact?plan=options-premium-6m");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(form);
    field("Your Message").value = "Typed early";
    field("Full Name").value = "Asha";
    field("Phone Number").value = "98 76";
    render(form, { container, hydrate: true });
    expect(field("Your Message")).toHaveValue("Typed early");
    expect(field("Full Name")).toHaveValue("Asha");
    expect(field("Phone Number")).toHaveValue("9876");
  });
});

test("no timer outlives it", () => {
  const { unmount } = render(form);
  fillIn();
  fireEvent.click(submitButton());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

describe("a campaign in the address", () => {
  const CAMPAIGN = words.campaign.replace("{campaign}", "google / diwali");

  beforeEach(() =>
    history.replaceState(null, "", "/contact?utm_source=google&utm_campaign=diwali"),
  );

  test("is a line of the message that the visitor sees", () => {
    render(form);
    expect(field("Your Message")).toHaveValue(`${CAMPAIGN}\n\n`);
    fillIn(`${CAMPAIGN}\n\nWhich plan suits one lot?`);
    fireEvent.click(submitButton());
    expect(openedText()).toContain(`Message:\n${CAMPAIGN}\n\nWhich plan suits one lot?\n\n`);
  });

  test("follows the plan's line", () => {
    history.replaceState(null, "", "/contact?plan=options-premium-6m&utm_source=google");
    render(form);
    expect(field("Your Message").value).toMatch(
      new RegExp(`^${LINE}\n${words.campaign.replace("{campaign}", "google")}\n\n$`),
    );
  });

  test("goes when the visitor deletes it", () => {
    render(form);
    fillIn("Which plan suits one lot?");
    fireEvent.click(submitButton());
    expect(openedText()).not.toContain("google");
  });

  test("alone is no message", () => {
    render(form);
    fillIn(`${CAMPAIGN}\n\n`);
    fireEvent.click(submitButton());
    expect(open).not.toHaveBeenCalled();
    expect(field("Your Message")).toBeInvalid();
  });
});
