/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import { PROPS, photo, REFERENCE, submitting } from "../form-support";
import {
  button,
  controller,
  createObjectURL,
  field,
  fillIn,
  PageTransitionEvent,
  PHOTOGRAPHS,
  revokeObjectURL,
  says,
  show,
  slot,
  user,
  VALUES,
} from "./filled-form";

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

describe("on its way", () => {
  const progress = () => {
    const { parentElement } = screen.getByText("Sending your application");
    return within(parentElement ?? document.body).getByRole("status");
  };

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
    const spoken = progress().textContent;
    expect(spoken).toBe("Sending the photographs: 1 / 4");
    says(submitting("upload", { image: { panImage, signImage: { state: "sending", sent: 0.3 } } }));
    expect(progress()).toHaveTextContent(`${spoken}`);
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
});

test("the controller is closed when the page is left", () => {
  const { unmount } = show();
  expect(controller.close).not.toHaveBeenCalled();
  unmount();
  expect(controller.close).toHaveBeenCalledTimes(1);
});
