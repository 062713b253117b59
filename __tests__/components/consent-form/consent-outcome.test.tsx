/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import {
  button,
  controller,
  createObjectURL,
  failed,
  field,
  fillIn,
  hydrate,
  PHOTOGRAPHS,
  PROPS,
  photo,
  REFERENCE,
  report,
  reportPhoto,
  revokeObjectURL,
  serve,
  show,
  slot,
  submitting,
  turnPage,
  user,
  VALUES,
} from "../form-support";

const { words, contact } = PROPS;
const previews = PHOTOGRAPHS.map((name) => `blob:${name}.jpg`).sort();
const revoked = () => revokeObjectURL.mock.calls.flat().sort();
const alert = () => screen.getByRole("alert");

describe("when the page is left", () => {
  test("numbers, photographs and the tick are cleared, and other values kept", async () => {
    show();
    await fillIn();
    turnPage("pagehide");
    for (const name of ["fullName", "email", "phone", "dob"] as const) {
      expect(field(name)).toHaveValue(VALUES[name]);
    }
    for (const name of ["panNumber", "adhaarNumber"] as const) expect(field(name)).toHaveValue("");
    expect(slot("panImage").files).toHaveLength(0);
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(revoked()).toEqual(previews);
    expect(controller.close).toHaveBeenCalled();
    // WebKit empties the fields of a page that it restores.
    field("fullName").value = "";
    turnPage("pageshow");
    expect(field("fullName")).toHaveValue(VALUES.fullName);
  });

  test("a photograph that was being read is dropped", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    turnPage("pagehide");
    await reportPhoto(0, { status: "ready", thumbnail: "blob:slow" });
    expect(screen.queryByText("slow.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });

  test("during sending it stops, and an alert with the reference takes the focus", () => {
    show();
    report(submitting("upload"));
    turnPage("pagehide");
    expect(controller.close).toHaveBeenCalled();
    expect(alert()).toHaveTextContent(REFERENCE);
    expect(alert()).toHaveFocus();
  });
});

describe("while it is sent", () => {
  test("the progress takes the focus, and announces each photograph, but not each percent", () => {
    show();
    const panImage = { state: "sent", sent: 1 } as const;
    const signImage = { state: "missing", sent: 0 } as const;
    for (const sent of [0.3, 0.4]) {
      const adhaarFrontImage = { state: "sending", sent } as const;
      report(submitting("upload", { panImage, adhaarFrontImage, signImage }));
      const progress = screen.getByText(words.progress.heading).parentElement;
      expect(progress).toHaveFocus();
      const announced = within(progress ?? document.body).getByRole("status");
      expect(announced).toHaveTextContent(`${words.progress.steps.upload}: 1 / 4`);
    }
    const bar = (name: string) => screen.getByRole("progressbar", { name });
    expect(bar(words.documents.panImage.name)).toHaveAttribute("value", "100");
    expect(bar(words.documents.adhaarFrontImage.name)).toHaveAttribute("value", "40");
    expect(screen.getByText("40%")).toBeInTheDocument();
    expect(screen.getByText(words.progress.missing)).toBeInTheDocument();
  });

  test("it asks before the page is left, and only then", () => {
    const isAsking = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    show();
    expect(isAsking()).toBe(false);
    report(submitting("upload"));
    expect(isAsking()).toBe(true);
    report(failed);
    expect(isAsking()).toBe(false);
  });
});

test("a failure shows an alert with the reference, and links that contain no typed values", async () => {
  show();
  await fillIn();
  report(submitting("mail"));
  report(failed);
  expect(within(alert()).getByText(words.failed.alert)).toBeInTheDocument();
  expect(alert()).toHaveTextContent(REFERENCE);
  expect(alert()).toHaveFocus();
  const links = within(alert()).getAllByRole("link");
  const hrefs = links.map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(contact.map(({ href }) => href));
});

describe("after success", () => {
  const pdf = new Blob(["%PDF of the client"]);
  const at = new Date("2026-11-21T10:00:00Z");
  const succeed = (missing: ("panImage" | "signImage")[] = []) =>
    report({ kind: "sent", receipt: { reference: REFERENCE, at, pdf, missing } });

  test("the form is replaced by the message, which takes the focus, and its previews go", async () => {
    show();
    await fillIn();
    succeed(["panImage", "signImage"]);
    const outcome = screen.getByRole("status");
    expect(within(outcome).getByText(words.sent.message)).toBeInTheDocument();
    expect(outcome).toHaveFocus();
    const items = within(outcome).getAllByRole("listitem");
    const { panImage, signImage } = words.documents;
    expect(items.map((item) => item.textContent)).toEqual([panImage.name, signImage.name]);
    expect(revoked()).toEqual(previews);
  });

  test("the client's PDF can be downloaded, named by the reference", async () => {
    show();
    succeed();
    const names: string[] = [];
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(function press(this: HTMLAnchorElement) {
        names.push(this.download);
      });
    await user.click(button(words.sent.download));
    click.mockRestore();
    expect(createObjectURL).toHaveBeenCalledWith(pdf);
    expect(names).toEqual([`${words.sent.fileName}-${REFERENCE}.pdf`]);
  });
});

test("without provider keys the button makes the PDF, and the form says so", async () => {
  controller.canSend = false;
  const { unmount } = show({ ...PROPS, providerKeys: null });
  expect(screen.getByRole("note")).toHaveTextContent(words.modes.unavailable);
  await fillIn();
  await user.click(button(words.makePdf));
  await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  report({ kind: "making" });
  report({ kind: "made", reference: REFERENCE, pdf: new Blob(["%PDF"]) });
  const outcome = screen.getByRole("status");
  expect(outcome).toHaveTextContent(words.made.message);
  expect(within(outcome).getByRole("button", { name: words.sent.download })).toBeEnabled();
  expect(within(outcome).getAllByRole("link")).toHaveLength(3);
  expect(outcome).toHaveFocus();
  expect(controller.close).not.toHaveBeenCalled();
  unmount();
  expect(controller.close).toHaveBeenCalledTimes(1);
});

// Last, as the form stays in the page.
describe("before the script runs", () => {
  test("the form cannot be submitted, nor put values into the address", () => {
    serve();
    expect(button(words.submit)).toBeDisabled();
    expect(screen.getByRole("form")).toHaveAttribute("method", "post");
  });

  test("what is typed, chosen and ticked is kept, and can be sent", async () => {
    // React reports differences from the server's HTML there.
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const element = serve();
    for (const [name, value] of Object.entries(VALUES)) {
      field(name as keyof typeof VALUES).value = value;
    }
    for (const name of PHOTOGRAPHS) {
      // jsdom cannot choose a file without an event.
      Object.defineProperty(slot(name), "files", { value: [photo(`${name}.jpg`)] });
    }
    screen.getByRole<HTMLInputElement>("checkbox").checked = true;
    await hydrate(element);
    await waitFor(() => expect(button(words.submit)).toBeEnabled());
    await user.click(button(words.submit));
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    expect(controller.submit.mock.calls[0]?.[0].fields).toEqual(VALUES);
    expect(error.mock.calls.join()).not.toMatch(/hydrat/i);
    error.mockRestore();
  });
});
