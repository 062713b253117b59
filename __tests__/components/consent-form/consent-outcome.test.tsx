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
  report,
  revokeObjectURL,
  show,
  slot,
  user,
  VALUES,
} from "./filled-form";

describe("when the page is left", () => {
  const leave = () => act(() => dispatchEvent(new PageTransitionEvent("pagehide")));

  test("clears numbers, photographs and the checkbox, and keeps other values", async () => {
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

  test("drops a photograph that was being read", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    leave();
    await act(async () =>
      controller.handed[0]?.report({ status: "ready", thumbnail: "blob:slow" }),
    );
    expect(screen.queryByText("slow.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });

  test("during sending: stops it and focuses an alert with the reference", async () => {
    show();
    await fillIn();
    report(submitting("upload"));
    leave();
    expect(controller.close).toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(REFERENCE);
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  test("restores kept values if the browser emptied the fields of a restored page", async () => {
    show();
    await fillIn();
    leave();
    field("fullName").value = "";
    act(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(field("fullName")).toHaveValue(VALUES.fullName);
  });
});

describe("while it is sent", () => {
  const progress = () => {
    const { parentElement } = screen.getByText("Sending your application");
    return within(parentElement ?? document.body).getByRole("status");
  };

  test("focuses the progress, which names the photographs", () => {
    show();
    report(
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

  test("announces each photograph, but not each percent", () => {
    show();
    const panImage = { state: "sent", sent: 1 } as const;
    report(submitting("upload", { image: { panImage } }));
    const spoken = progress().textContent;
    expect(spoken).toBe(`${PROPS.words.progress.steps.upload}: 1 / 4`);
    report(
      submitting("upload", { image: { panImage, signImage: { state: "sending", sent: 0.3 } } }),
    );
    expect(progress()).toHaveTextContent(`${spoken}`);
  });

  const asksBeforeLeaving = () =>
    !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("asks before the page is left, and only then", () => {
    show();
    expect(asksBeforeLeaving()).toBe(false);
    report(submitting("upload"));
    expect(asksBeforeLeaving()).toBe(true);
    report({ kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false });
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe("after a failure", () => {
  const fail = (pdf: Blob | null = null) => {
    report(submitting("mail"));
    report({ kind: "failed", reference: REFERENCE, pdf, isUnsure: false });
  };

  test("focuses an alert with the reference", () => {
    show();
    fail();
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText(PROPS.words.failed.alert)).toBeInTheDocument();
    expect(alert).toHaveTextContent(REFERENCE);
    expect(alert).toHaveFocus();
  });

  test("shows links to the firm that contain no typed values", async () => {
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
    report(submitting("mail"));
    report({ kind: "sent", receipt: { reference: REFERENCE, at, pdf, missing } });
  };

  test("replaces the form by the message and focuses it", () => {
    show();
    succeed();
    const message = screen.getByText(PROPS.words.sent.message);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toContainElement(message);
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test("downloads the client's PDF, named by the reference", async () => {
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

  test("names photographs that did not arrive, if any", () => {
    show();
    succeed(["panImage", "signImage"]);
    const items = within(screen.getByRole("status")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["PAN Image", "Signature"]);
  });

  test("discards the photographs", async () => {
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

describe("without provider keys", () => {
  beforeEach(() => {
    controller.canSend = false;
  });

  test("explains that nothing can be sent; the button makes the PDF instead", async () => {
    show({ ...PROPS, providerKeys: null });
    expect(screen.getByRole("note")).toHaveTextContent(PROPS.words.modes.unavailable);
    expect(screen.queryByRole("button", { name: "Submit Application" })).not.toBeInTheDocument();
    await fillIn();
    await user.click(button("Make my PDF"));
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  });

  test("replaces the form by the PDF and links to the firm", () => {
    show({ ...PROPS, providerKeys: null });
    report({ kind: "making" });
    report({ kind: "made", reference: REFERENCE, pdf: new Blob(["%PDF"]) });
    const outcome = screen.getByRole("status");
    expect(outcome).toHaveTextContent("Your PDF is ready. Nothing has been sent.");
    expect(within(outcome).getByRole("button", { name: "Download your PDF" })).toBeEnabled();
    expect(within(outcome).getAllByRole("link")).toHaveLength(3);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(outcome).toHaveFocus();
  });
});

test("closes the controller when it is unmounted", () => {
  const { unmount } = show();
  expect(controller.close).not.toHaveBeenCalled();
  unmount();
  expect(controller.close).toHaveBeenCalledTimes(1);
});
