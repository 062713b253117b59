/** @jest-environment jsdom */
import { cleanup, screen, within } from "@testing-library/react";
import {
  controller,
  failed,
  field,
  fillIn,
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

const { words } = PROPS;
const alert = () => screen.getByRole("alert");

describe("when the page is left", () => {
  test("previews are freed, and what is kept is in its fields after Back", async () => {
    show();
    await fillIn();
    turnPage("pagehide");
    const revoked = revokeObjectURL.mock.calls.flat();
    expect(revoked.sort()).toEqual(PHOTOGRAPHS.map((name) => `blob:${name}.jpg`).sort());
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
    await reportPhoto(0, { status: "ready", preview: "blob:slow" });
    expect(screen.queryByText("slow.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });
});

test("the progress takes the focus, and announces each photograph, but not each percent", () => {
  show();
  for (const adhaarFrontImage of [0.3, 0.4]) {
    report(submitting("upload", { panImage: 1, adhaarFrontImage }));
    const progress = screen.getByText(words.progress.heading).parentElement;
    expect(progress).toHaveFocus();
    const announced = within(progress ?? document.body).getByRole("status");
    expect(announced).toHaveTextContent(`${words.progress.steps.upload}: 1 / 4`);
  }
  const bar = screen.getByRole("progressbar", { name: words.progress.steps.upload });
  expect(bar).toHaveAttribute("value", "0.35");
});

test("a failure shows an alert with the reference, which takes the focus", () => {
  show();
  report(submitting("mail"));
  report(failed);
  expect(within(alert()).getByText(words.failed.alert)).toBeInTheDocument();
  expect(alert()).toHaveTextContent(REFERENCE);
  expect(alert()).toHaveFocus();
});

test("after success the receipt names the photographs that are missing", () => {
  show();
  const { panImage, signImage } = words.documents;
  const missing = ["panImage", "signImage"] as const;
  report({ kind: "sent", reference: REFERENCE, at: new Date(), pdf: new Blob(), missing });
  const items = within(screen.getByRole("status")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([panImage.name, signImage.name]);
});

test("a download shows where to look, and hands the file to another app where that can be done", async () => {
  const share = jest.fn(() => Promise.resolve());
  const canShare = jest.fn(() => false);
  Object.assign(URL, { createObjectURL: () => "#pdf" });
  Object.assign(navigator, { share, canShare });
  const press = async () => {
    show();
    report({ kind: "sent", reference: REFERENCE, at: new Date(), pdf: new Blob(), missing: [] });
    expect(screen.queryByText(words.sent.downloaded)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: words.sent.download }));
    expect(screen.getByText(words.sent.downloaded)).toBeInTheDocument();
  };
  await press();
  expect(screen.queryByRole("button", { name: words.sent.share })).not.toBeInTheDocument();
  cleanup();
  canShare.mockReturnValue(true);
  await press();
  await user.click(screen.getByRole("button", { name: words.sent.share }));
  const name = `${words.sent.fileName}-${REFERENCE}.pdf`;
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name })] });
});

test("an earlier version that arrived is told of beside the form, which keeps its focus", async () => {
  show();
  await fillIn();
  field("phone").focus();
  report({ kind: "arrived", reference: REFERENCE, at: new Date(0), pdf: new Blob() });
  expect(alert()).toHaveTextContent(words.arrived.alert);
  expect(alert()).toHaveTextContent("January 1, 1970, 5:30:00 AM IST");
  expect(alert()).toHaveTextContent(REFERENCE);
  expect(field("phone")).toHaveFocus();
  expect(field("fullName")).toHaveValue(VALUES.fullName);
});

test("before the script runs the form cannot put values into the address", () => {
  serve();
  expect(screen.getByRole("form")).toHaveAttribute("method", "post");
});
