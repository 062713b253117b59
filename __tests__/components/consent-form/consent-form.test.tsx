/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentForm } from "@/components/consent-form/consent-form";
import { createSubmissionController } from "@/lib/consent/submission/submission-controller";
import { reportError } from "@/lib/islands/report-error";
import { FakeController, PROPS, photo, REFERENCE, submitting } from "../form-support";

jest.mock("@/lib/islands/report-error", () => ({ reportError: jest.fn() }));
jest.mock("@/lib/consent/submission/submission-controller", () => ({
  createSubmissionController: jest.fn(),
}));

const LABELS = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  dob: "Date Of Birth",
  panNumber: "PAN Number",
  adhaarNumber: "ADHAAR Number",
};

const VALUES = {
  fullName: "Asha Rao",
  email: "asha@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "ABCDE1234F",
  adhaarNumber: "7058",
};

const PHOTOGRAPHS = {
  panImage: "PAN Image",
  adhaarFrontImage: "ADHAAR FRONT Image",
  adhaarBackImage: "ADHAAR BACK Image",
  signImage: "Sign Image",
};

const ACCEPT = "I accept the Terms and Conditions";

const user = userEvent.setup();
let controller: FakeController;

const createObjectURL = jest.fn((_: Blob) => "blob:download");
const revokeObjectURL = jest.fn();

// jsdom has none of these.
class PageTransitionEvent extends Event {
  readonly persisted: boolean;
  constructor(type: string, { persisted = false } = {}) {
    super(type);
    this.persisted = persisted;
  }
}
beforeAll(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

afterEach(() => expect(reportError).not.toHaveBeenCalled());

beforeEach(() => {
  controller = new FakeController();
  jest.mocked(createSubmissionController).mockImplementation(controller.create);
  createObjectURL.mockClear();
  revokeObjectURL.mockClear();
});

const show = (props = PROPS) => render(<ConsentForm {...props} />);

const field = (name: keyof typeof LABELS) =>
  screen.getByLabelText<HTMLInputElement>(LABELS[name], { selector: "input" });
const slot = (name: keyof typeof PHOTOGRAPHS) =>
  screen.getByLabelText<HTMLInputElement>(PHOTOGRAPHS[name], { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });
const accept = () => user.click(screen.getByRole("checkbox", { name: ACCEPT }));
const says = (...state: Parameters<FakeController["says"]>) => act(() => controller.says(...state));

async function type(name: keyof typeof LABELS, value: string) {
  await user.click(field(name));
  await user.clear(field(name));
  if (name === "dob") fireEvent.change(field(name), { target: { value } });
  else await user.paste(value);
  await user.tab();
}

async function fillIn(values: Partial<typeof VALUES> = {}) {
  for (const [name, value] of Object.entries({ ...VALUES, ...values })) {
    await type(name as keyof typeof LABELS, value);
  }
  for (const name of Object.keys(PHOTOGRAPHS)) {
    await user.upload(slot(name as keyof typeof PHOTOGRAPHS), photo(`${name}.jpg`));
  }
  await accept();
}

const submit = () => user.click(button("Submit Application"));

/** The texts that describe a field to a screen reader. */
const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? `no element has the id ${id}`);

describe("the button", () => {
  test("cannot be pressed until the terms are accepted", async () => {
    show();
    expect(button("Submit Application")).toBeDisabled();
    await accept();
    expect(button("Submit Application")).toBeEnabled();
    await accept();
    expect(button("Submit Application")).toBeDisabled();
  });

  test('says "Submitting..." and cannot be pressed while the application is on its way', async () => {
    show();
    await accept();
    says(submitting("upload"));
    expect(button("Submitting...")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Submit Application" })).not.toBeInTheDocument();
  });

  test("can be pressed again after a failure", async () => {
    show();
    await accept();
    says(submitting("mail"));
    says({ kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false });
    expect(button("Submit Application")).toBeEnabled();
  });
});

describe("fields", () => {
  test.each([
    ["fullName", { type: null, autocomplete: "name" }],
    ["email", { type: "email", autocomplete: "email" }],
    ["phone", { autocomplete: "tel-national", inputmode: "numeric" }],
    ["dob", { type: "date", autocomplete: "bday" }],
    ["panNumber", { autocomplete: "off", autocapitalize: "characters", spellcheck: "false" }],
    ["adhaarNumber", { autocomplete: "off", inputmode: "numeric", spellcheck: "false" }],
  ] as const)(
    "%s brings up the right keyboard and suggestions, and is required",
    (name, attributes) => {
      show();
      expect(field(name)).toBeRequired();
      for (const [attribute, value] of Object.entries(attributes)) {
        expect([attribute, field(name).getAttribute(attribute)]).toEqual([attribute, value]);
      }
    },
  );

  test("photographs are required, and the types they may have are named", () => {
    show();
    for (const name of Object.keys(PHOTOGRAPHS)) {
      const input = slot(name as keyof typeof PHOTOGRAPHS);
      expect(input).toBeRequired();
      expect(input).toHaveAttribute("type", "file");
      expect(input).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
    }
  });

  test("hints are tied to their fields", () => {
    show();
    expect(description(field("phone"))).toEqual(["10 digits, without the country code"]);
    expect(description(slot("signImage"))).toContain("Your signature, dark ink on white paper");
  });

  test("the PAN stands in capitals once it is left", async () => {
    show();
    await type("panNumber", " abcde 1234 f");
    expect(field("panNumber")).toHaveValue("ABCDE1234F");
  });

  test("the phone loses its country code once it is left", async () => {
    show();
    await type("phone", "+91 00000 11111");
    expect(field("phone")).toHaveValue("0000011111");
  });

  test("typing fetches early what sending needs, with the name typed so far", async () => {
    show();
    await type("fullName", "आशा");
    expect(controller.warm).toHaveBeenLastCalledWith("आशा");
  });
});

describe("beside the button", () => {
  const { needs } = PROPS.words;
  const missing = () => screen.getByRole("status").textContent;
  const rest = (list: string) => needs.rest.replace("{list}", list);

  test("stands what the form needs, and it describes the button", () => {
    show();
    const all = [needs.details.all, needs.photographs.all, needs.acceptance];
    expect(missing()).toBe(
      needs.all.replace("{list}", new Intl.ListFormat(PROPS.pdf.language).format(all)),
    );
    expect(description(button("Submit Application"))).toEqual([missing()]);
  });

  test("stands by its label what is missing at the end, and nothing once all is given", async () => {
    show();
    await fillIn();
    expect(missing()).toBe("");
    await user.clear(field("panNumber"));
    await user.click(button("Remove: Sign Image"));
    await accept();
    const named = ["PAN Number", "Sign Image", needs.acceptance];
    expect(missing()).toBe(rest(new Intl.ListFormat(PROPS.pdf.language).format(named)));
  });

  test("a photograph that was refused is missing", async () => {
    controller.isQuick = false;
    show();
    await fillIn();
    await act(async () => controller.handed[3]?.says({ status: "refused", refusal: "incomplete" }));
    expect(missing()).toBe(rest("Sign Image"));
  });

  test("few words change while the form is filled in", async () => {
    show();
    const told = new Set([missing()]);
    const listener = new MutationObserver(() => told.add(missing()));
    listener.observe(screen.getByRole("status"), { subtree: true, characterData: true });
    await fillIn();
    listener.disconnect();
    // Eleven fields and more than a hundred keys.
    expect(told.size).toBeLessThanOrEqual(9);
    expect(told.size).toBeGreaterThan(3);
  });
});

describe("the page is left", () => {
  const leave = () => act(() => dispatchEvent(new PageTransitionEvent("pagehide")));

  test("numbers, photographs and the tick are gone at once; what else was typed stays", async () => {
    show();
    await fillIn();
    leave();
    for (const name of ["fullName", "email", "phone", "dob"] as const) {
      expect(field(name)).toHaveValue(VALUES[name]);
    }
    expect(field("panNumber")).toHaveValue("");
    expect(field("adhaarNumber")).toHaveValue("");
    expect(slot("panImage").files).toHaveLength(0);
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText("4 of 6")).toBeInTheDocument();
    expect(revokeObjectURL.mock.calls.map(([url]) => url).sort()).toEqual(
      Object.keys(PHOTOGRAPHS)
        .map((name) => `blob:${name}.jpg`)
        .sort(),
    );
    expect(controller.close).toHaveBeenCalled();
  });

  test("what is added then is sent, and nothing of before", async () => {
    show();
    await fillIn();
    leave();
    await type("panNumber", "ZZZZZ9999Z");
    await type("adhaarNumber", "4321");
    for (const name of Object.keys(PHOTOGRAPHS)) {
      await user.upload(slot(name as keyof typeof PHOTOGRAPHS), photo(`new-${name}.jpg`));
    }
    await accept();
    await submit();
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    const [given] = controller.submit.mock.calls[0] ?? [];
    expect(given?.fields).toEqual({ ...VALUES, panNumber: "ZZZZZ9999Z", adhaarNumber: "4321" });
  });

  test("a photograph that was being read does not come back", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    leave();
    await act(async () => controller.handed[0]?.says({ status: "ready", thumbnail: "blob:slow" }));
    expect(screen.queryByText("slow.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });

  test("while it is sent: sending ends, and an alert with its reference has the focus", async () => {
    show();
    await fillIn();
    says(submitting("upload"));
    leave();
    expect(controller.close).toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(REFERENCE);
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  test("a browser that emptied the fields of a page it brings back gets what stays again", async () => {
    show();
    await fillIn();
    leave();
    field("fullName").value = "";
    act(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(field("fullName")).toHaveValue(VALUES.fullName);
  });
});

describe("an application with everything right", () => {
  test("goes to the controller with its values and photographs", async () => {
    show();
    await fillIn({ panNumber: "abcde1234f", fullName: "  Asha   Rao " });
    await submit();
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    const [given] = controller.submit.mock.calls[0] ?? [];
    expect(given?.fields).toEqual(VALUES);
    const names = Object.entries(given?.images ?? {}).map(([name, image]) => [
      name,
      "name" in image && image.name,
    ]);
    expect(names).toEqual(Object.keys(PHOTOGRAPHS).map((name) => [name, `${name}.jpg`]));
  });

  test("goes with the key Enter too, tidied although no field was left", async () => {
    show();
    await fillIn();
    await user.click(field("phone"));
    await user.clear(field("phone"));
    await user.paste("+91 0000011111");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    expect(controller.submit.mock.calls[0]?.[0].fields.phone).toBe("0000011111");
  });
});

describe("an application with something wrong", () => {
  test("is not sent; a summary takes the focus", async () => {
    show();
    await accept();
    await submit();
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole("heading")).toHaveTextContent("Please look at these again");
    expect(controller.submit).not.toHaveBeenCalled();
  });

  test("lists every field in the order of the form, each link leading to its field", async () => {
    show();
    await accept();
    await submit();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    const fields = [
      field("fullName"),
      field("email"),
      field("phone"),
      field("dob"),
      field("panNumber"),
      field("adhaarNumber"),
      slot("panImage"),
      slot("adhaarFrontImage"),
      slot("adhaarBackImage"),
      slot("signImage"),
    ];
    expect(links).toHaveLength(fields.length);
    const labels = [...Object.values(LABELS), ...Object.values(PHOTOGRAPHS)];
    for (const [index, link] of links.entries()) {
      expect(link).toHaveTextContent(labels[index] ?? "");
      await user.click(link);
      expect(fields[index]).toHaveFocus();
    }
  });

  test.each([
    ["fullName", " ", PROPS.words.errors.fullName],
    ["email", "asha", PROPS.words.errors.emailFormat],
    ["phone", "12345", PROPS.words.errors.phoneFormat],
    ["dob", "2999-01-01", PROPS.words.errors.dobUnknown],
    ["panNumber", "ABC", PROPS.words.errors.panNumberFormat],
    ["adhaarNumber", " ", PROPS.words.errors.adhaarNumber],
  ] as const)("says at %s what is wrong", async (name, value, message) => {
    show();
    await fillIn({ [name]: value });
    await submit();
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(description(field(name))).toContain(message);
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
  });

  test("says at a photograph that it is missing", async () => {
    show();
    await accept();
    await submit();
    await waitFor(() => expect(slot("adhaarFrontImage")).toHaveAttribute("aria-invalid", "true"));
    expect(description(slot("adhaarFrontImage"))).toContain(
      "Choose a photo for ADHAAR FRONT Image",
    );
  });

  test("clears the message as soon as the field is right", async () => {
    show();
    await fillIn({ email: "asha" });
    await submit();
    await waitFor(() => expect(field("email")).toBeInvalid());
    await type("email", VALUES.email);
    await waitFor(() => expect(field("email")).toBeValid());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("moves the focus to the summary again when the button is pressed again", async () => {
    show();
    await accept();
    await submit();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await submit();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  });
});

describe("the Aadhaar number", () => {
  const advice = /do not look like an Aadhaar number/;

  test("with a wrong check digit gets advice tied to the field, once it is left", async () => {
    show();
    await type("adhaarNumber", "9999 4105 7059");
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(description(field("adhaarNumber")).join()).toMatch(advice);
    expect(field("adhaarNumber")).toBeValid();
  });

  test("is sent all the same", async () => {
    show();
    await fillIn({ adhaarNumber: "999941057059" });
    await submit();
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    expect(controller.submit.mock.calls[0]?.[0].fields.adhaarNumber).toBe("999941057059");
  });

  test.each(["9999 4105 7058", "7058", "XXXX XXXX 7058"])("%s gets none", async (typed) => {
    show();
    await type("adhaarNumber", typed);
    expect(screen.queryByText(advice)).not.toBeInTheDocument();
  });

  test("loses the advice when it is put right", async () => {
    show();
    await type("adhaarNumber", "999941057059");
    await type("adhaarNumber", "999941057058");
    expect(screen.queryByText(advice)).not.toBeInTheDocument();
  });
});

describe("a photograph", () => {
  test("shows its name while it is read, and its picture when it is ready", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("my card.jpg"));
    expect(screen.getByText("my card.jpg")).toBeInTheDocument();
    expect(screen.getByText(/Making it ready/)).toBeInTheDocument();
    await act(async () =>
      controller.handed[0]?.says({ status: "ready", thumbnail: "blob:thumbnail" }),
    );
    expect(screen.getByRole("img", { name: "Your PAN Image" })).toHaveAttribute(
      "src",
      "blob:thumbnail",
    );
    expect(screen.getByText(/Ready to send/)).toBeInTheDocument();
  });

  test("that is refused says why at once, at its slot", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("signImage"), photo());
    await act(async () => controller.handed[0]?.says({ status: "refused", refusal: "damaged" }));
    await waitFor(() => expect(slot("signImage")).toBeInvalid());
    expect(description(slot("signImage"))).toContain(
      "This photo is damaged and cannot be opened. Choose another one",
    );
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  test("that is removed is gone, its picture given back, and the focus on its slot", async () => {
    show();
    await user.upload(slot("panImage"), photo());
    await user.click(button("Remove: PAN Image"));
    expect(screen.queryByText("card.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:card.jpg");
    expect(slot("panImage")).toHaveFocus();
  });

  test("that is replaced gives its picture back", async () => {
    show();
    await user.upload(slot("panImage"), photo("first.jpg"));
    await user.upload(slot("panImage"), photo("second.jpg"));
    expect(screen.queryByText("first.jpg")).not.toBeInTheDocument();
    expect(screen.getByText("second.jpg")).toBeInTheDocument();
    expect(revokeObjectURL.mock.calls).toEqual([["blob:first.jpg"]]);
  });

  test("that was replaced while it was read does not come back", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    await user.upload(slot("panImage"), photo("quick.jpg"));
    await act(async () => controller.handed[1]?.says({ status: "ready", thumbnail: "blob:quick" }));
    await act(async () => controller.handed[0]?.says({ status: "ready", thumbnail: "blob:slow" }));
    expect(screen.getByRole("img", { name: "Your PAN Image" })).toHaveAttribute(
      "src",
      "blob:quick",
    );
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });

  test("that was removed while it was read does not come back", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    await user.click(button("Remove: PAN Image"));
    await act(async () => controller.handed[0]?.says({ status: "ready", thumbnail: "blob:slow" }));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.queryByText("slow.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });
});

describe("a photograph too large even after compression", () => {
  test.each([
    ["panImage", "PAN Image"],
    ["adhaarFrontImage", "Aadhaar Front"],
    ["adhaarBackImage", "Aadhaar Back"],
    ["signImage", "Signature"],
  ] as const)("is told for %s in an alert that takes the focus", (name, words) => {
    show();
    says(submitting("images"));
    says({ kind: "refused", field: name, reason: "too-large" });
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(
      `${words} is still too large after compression. Please upload a smaller file.`,
    );
    expect(alert).toHaveFocus();
  });

  test("takes the focus again when the button is pressed again", async () => {
    show();
    await accept();
    says(submitting("images"));
    says({ kind: "refused", field: "panImage", reason: "too-large" });
    button("Submit Application").focus();
    expect(button("Submit Application")).toHaveFocus();
    // Nothing has to be waited for, so that both are drawn at once.
    act(() => {
      controller.says(submitting("images"));
      controller.says({ kind: "refused", field: "panImage", reason: "too-large" });
    });
    expect(screen.getByRole("alert")).toHaveFocus();
  });
});

describe("on its way", () => {
  test("the progress takes the focus and names the photographs", () => {
    show();
    says(
      submitting("upload", {
        image: {
          panImage: { state: "sent", sent: 1 },
          adhaarFrontImage: { state: "sending", sent: 0.4 },
          signImage: { state: "missing", sent: 0 },
        },
      }),
    );
    const bar = (name: string) => screen.getByRole("progressbar", { name });
    expect(bar("PAN Image")).toHaveAttribute("aria-valuenow", "100");
    expect(bar("Aadhaar Front")).toHaveAttribute("aria-valuenow", "40");
    expect(screen.getByText("40%")).toBeInTheDocument();
    expect(screen.getByText("Not sent")).toBeInTheDocument();
    expect(screen.getByText("Sending your application").parentElement).toHaveFocus();
  });

  test("what is spoken changes with each photograph, not with each percent", () => {
    show();
    const panImage = { state: "sent", sent: 1 } as const;
    says(submitting("upload", { image: { panImage } }));
    const spoken = screen.getByRole("status").textContent;
    expect(spoken).toBe("Sending the photographs: 1 / 4");
    says(submitting("upload", { image: { panImage, signImage: { state: "sending", sent: 0.3 } } }));
    expect(screen.getByRole("status")).toHaveTextContent(`${spoken}`);
  });

  test("a missing line is told, and that nothing is lost", () => {
    show();
    says(submitting("upload", { pause: "offline" }));
    expect(screen.getByRole("status")).toHaveTextContent(
      "You are offline. Nothing is lost. We continue when you are back.",
    );
  });

  test("nothing can be changed", async () => {
    show();
    await accept();
    says(submitting("pdf"));
    expect(screen.getByRole("checkbox", { name: ACCEPT })).toBeDisabled();
    expect(field("fullName").closest("[inert]")).not.toBeNull();
    expect(slot("panImage").closest("[inert]")).not.toBeNull();
  });

  const asksBeforeLeaving = () =>
    !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("the browser asks before the page is left, and only then", () => {
    show();
    expect(asksBeforeLeaving()).toBe(false);
    says(submitting("upload"));
    expect(asksBeforeLeaving()).toBe(true);
    says({ kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false });
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe("after a failure", () => {
  const fail = (pdf: Blob | null = null) => {
    says(submitting("mail"));
    says({ kind: "failed", reference: REFERENCE, pdf, isUnsure: false });
  };

  test("an alert in fixed words (docs/requirements.md R9.5) takes the focus, with the reference", () => {
    show();
    fail();
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText("Submission failed. Please try again.")).toBeInTheDocument();
    expect(alert).toHaveTextContent(REFERENCE);
    expect(alert).toHaveFocus();
  });

  test("everything typed and chosen is still there", async () => {
    show();
    await fillIn();
    await submit();
    fail();
    for (const [name, value] of Object.entries(VALUES)) {
      expect(field(name as keyof typeof VALUES)).toHaveValue(value);
    }
    for (const name of Object.keys(PHOTOGRAPHS)) {
      expect(screen.getByText(`${name}.jpg`)).toBeInTheDocument();
    }
    expect(screen.getByRole("checkbox", { name: ACCEPT })).toBeChecked();
    await submit();
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(2));
    expect(controller.submit.mock.calls[1]).toEqual(controller.submit.mock.calls[0]);
  });

  test("the alert takes the focus after each failure", async () => {
    show();
    await accept();
    fail();
    button("Submit Application").focus();
    expect(button("Submit Application")).toHaveFocus();
    fail();
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  test("the firm can be reached, by links that carry nothing of what was typed", async () => {
    show();
    await fillIn();
    fail();
    const links = within(screen.getByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      PROPS.contact.phoneHref,
      PROPS.contact.chatHref,
      `mailto:${PROPS.contact.email}`,
    ]);
  });

  test("the PDF is offered when there is one, and only then", () => {
    show();
    fail();
    expect(screen.queryByRole("button", { name: "Download your PDF" })).not.toBeInTheDocument();
    fail(new Blob(["%PDF"]));
    expect(button("Download your PDF")).toBeEnabled();
  });
});

describe("after success", () => {
  const pdf = new Blob(["%PDF of the client"]);
  const at = new Date("2026-11-21T10:00:00Z");
  const succeed = (missing: ("panImage" | "signImage")[] = []) => {
    says(submitting("mail"));
    says({ kind: "sent", receipt: { reference: REFERENCE, at, pdf, missing } });
  };

  test("the message stands in place of the form and takes the focus", () => {
    show();
    succeed();
    const message = screen.getByText(
      "Thank you for your submission! We'll get back to you shortly.",
    );
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toContainElement(message);
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test("the reference and the time are told", () => {
    show();
    succeed();
    expect(screen.getByRole("status")).toHaveTextContent(REFERENCE);
    expect(screen.getByRole("status")).toHaveTextContent("21 November 2026");
  });

  test("the client's PDF can be downloaded under the reference", async () => {
    show();
    succeed();
    const names: string[] = [];
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(function press(this: HTMLAnchorElement) {
        names.push(this.download);
      });
    await user.click(button("Download your PDF"));
    click.mockRestore();
    expect(createObjectURL).toHaveBeenCalledWith(pdf);
    expect(names).toEqual([`details-${REFERENCE}.pdf`]);
  });

  test("photographs that did not arrive are named, and only then", () => {
    show();
    succeed(["panImage", "signImage"]);
    const items = within(screen.getByRole("status")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["PAN Image", "Signature"]);
  });

  test("nothing is said of missing photographs when all arrived", () => {
    show();
    succeed();
    expect(within(screen.getByRole("status")).queryByRole("list")).not.toBeInTheDocument();
  });

  test("the page forgets the photographs", async () => {
    show();
    await fillIn();
    succeed();
    expect(revokeObjectURL.mock.calls.flat().sort()).toEqual(
      Object.keys(PHOTOGRAPHS)
        .map((name) => `blob:${name}.jpg`)
        .sort(),
    );
  });

  test("a page that is left and come back to has the PDF no more, but the reference", () => {
    show();
    succeed();
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(screen.queryByRole("button", { name: "Download your PDF" })).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(REFERENCE);
  });

  test("the browser does not ask before the page is left", () => {
    show();
    succeed();
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  });
});

describe("where nothing can be sent", () => {
  beforeEach(() => {
    controller.canSend = false;
  });

  test("it is said plainly, and the button makes the PDF instead", async () => {
    show({ ...PROPS, providerKeys: null });
    expect(screen.getByRole("note")).toHaveTextContent(
      "This copy of the site cannot send the form.",
    );
    expect(screen.queryByRole("button", { name: "Submit Application" })).not.toBeInTheDocument();
    await fillIn();
    await user.click(button("Make my PDF"));
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  });

  test("the PDF stands in place of the form, with ways to reach the firm", () => {
    show({ ...PROPS, providerKeys: null });
    says({ kind: "making" });
    says({ kind: "made", reference: REFERENCE, pdf: new Blob(["%PDF"]) });
    const outcome = screen.getByRole("status");
    expect(outcome).toHaveTextContent("Your PDF is ready. Nothing has been sent.");
    expect(within(outcome).getByRole("button", { name: "Download your PDF" })).toBeEnabled();
    expect(within(outcome).getAllByRole("link")).toHaveLength(3);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(outcome).toHaveFocus();
  });

  test("the button cannot be pressed while the PDF is made", async () => {
    show({ ...PROPS, providerKeys: null });
    await accept();
    says({ kind: "making" });
    expect(button("Making it ready…")).toBeDisabled();
  });
});

test("with keys nothing is said of a copy that cannot send", () => {
  show();
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

test("the terms stand in a box that takes the keyboard's focus, with six points and a link", () => {
  show();
  const box = screen.getByRole("region", { name: "Terms and Conditions" });
  expect(box).toHaveAttribute("tabindex", "0");
  expect(within(box).getAllByRole("listitem")).toHaveLength(6);
  expect(within(box).getByRole("link")).toHaveAttribute("href", "/terms-condition");
});

test("beside the form stands what is left to do", async () => {
  show();
  expect(screen.getByText("0 of 6")).toBeInTheDocument();
  await type("fullName", VALUES.fullName);
  await user.upload(slot("panImage"), photo());
  expect(screen.getByText("1 of 6")).toBeInTheDocument();
  expect(screen.getByText("1 of 4")).toBeInTheDocument();
});

test("the controller is closed when the page is left", () => {
  const { unmount } = show();
  expect(controller.close).not.toHaveBeenCalled();
  unmount();
  expect(controller.close).toHaveBeenCalledTimes(1);
});
