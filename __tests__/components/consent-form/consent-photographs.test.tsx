/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { PROPS, photo, submitting } from "../form-support";
import {
  accept,
  button,
  controller,
  description,
  report,
  revokeObjectURL,
  show,
  slot,
  user,
} from "./filled-form";

describe("a photograph", () => {
  test("shows its name while it is read, and its picture when it is ready", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("my card.jpg"));
    expect(screen.getByText("my card.jpg")).toBeInTheDocument();
    expect(screen.getByText(/Making it ready/)).toBeInTheDocument();
    await act(async () =>
      controller.handed[0]?.report({ status: "ready", thumbnail: "blob:thumbnail" }),
    );
    expect(screen.getByRole("img", { name: "Your PAN Image" })).toHaveAttribute(
      "src",
      "blob:thumbnail",
    );
    expect(screen.getByText(/Ready to send/)).toBeInTheDocument();
  });

  test("that is refused shows the reason at its slot", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("signImage"), photo());
    await act(async () => controller.handed[0]?.report({ status: "refused", refusal: "damaged" }));
    await waitFor(() => expect(slot("signImage")).toBeInvalid());
    expect(description(slot("signImage"))).toContain(PROPS.words.errors.refusals.damaged);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  test("that is removed disappears, its object URL is revoked, and its slot is focused", async () => {
    show();
    await user.upload(slot("panImage"), photo());
    await user.click(button("Remove: PAN Image"));
    expect(screen.queryByText("card.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:card.jpg");
    expect(slot("panImage")).toHaveFocus();
  });

  test("that was replaced while it was read is discarded", async () => {
    controller.isQuick = false;
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    await user.upload(slot("panImage"), photo("quick.jpg"));
    await act(async () =>
      controller.handed[1]?.report({ status: "ready", thumbnail: "blob:quick" }),
    );
    await act(async () =>
      controller.handed[0]?.report({ status: "ready", thumbnail: "blob:slow" }),
    );
    expect(screen.getByRole("img", { name: "Your PAN Image" })).toHaveAttribute(
      "src",
      "blob:quick",
    );
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });
});

describe("a photograph too large even after compression", () => {
  test.each([
    ["panImage", "PAN Image"],
    ["adhaarFrontImage", "Aadhaar Front"],
    ["adhaarBackImage", "Aadhaar Back"],
    ["signImage", "Signature"],
  ] as const)("is reported for %s in a focused alert", (name, words) => {
    show();
    report(submitting("images"));
    report({ kind: "refused", field: name, reason: "too-large" });
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(`${words} is still too large after compression.`);
    expect(alert).toHaveFocus();
  });

  test("takes the focus again when the button is pressed again", async () => {
    show();
    await accept();
    report(submitting("images"));
    report({ kind: "refused", field: "panImage", reason: "too-large" });
    button("Submit Application").focus();
    expect(button("Submit Application")).toHaveFocus();
    // Synchronously, so that both states are rendered at once.
    act(() => {
      controller.report(submitting("images"));
      controller.report({ kind: "refused", field: "panImage", reason: "too-large" });
    });
    expect(screen.getByRole("alert")).toHaveFocus();
  });
});
