/** @jest-environment jsdom */
import { configure, screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { hydrateIsland } from "static-islands/hydrate";
import { ConsentForm } from "@/components/consent-form/consent-form";
import { createSubmissionController } from "@/lib/consent/submission/controller";
import { FakeController, PROPS, photo } from "../form-support";

jest.mock("static-islands/report-error", () => ({ reportError: jest.fn() }));
jest.mock("@/lib/consent/submission/controller", () => ({
  createSubmissionController: jest.fn(),
}));

// The default message prints the page with all its props.
configure({ getElementError: (message) => new Error(message ?? "not found") });

const VALUES = {
  "Full Name": "Asha Rao",
  Email: "asha@mail.example",
  Phone: "0000011111",
  "Date Of Birth": "1990-03-27",
  "PAN Number": "abcde1234f",
  "ADHAAR Number": "7058",
};

const SLOTS = ["PAN Image", "ADHAAR FRONT Image", "ADHAAR BACK Image", "Sign Image"];

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const box = () => screen.getByRole<HTMLInputElement>("checkbox");
const button = () => screen.getByRole("button", { name: "Submit Application" });

/** The page before its script runs. */
function serve(): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<ConsentForm {...PROPS} />);
  element.dataset.props = JSON.stringify(PROPS);
  document.body.replaceChildren(element);
  return element;
}

function typeEverything() {
  for (const [label, value] of Object.entries(VALUES)) field(label).value = value;
}

/** A file chosen before the script runs; jsdom cannot choose one without an event. */
function chooseBeforehand(label: string) {
  Object.defineProperty(field(label), "files", { value: [photo(`${label}.jpg`)] });
}

let controller: FakeController;
// Without act, as in a browser; React reports differences from the server's HTML.
let report: jest.SpyInstance;

beforeEach(() => {
  controller = new FakeController();
  jest.mocked(createSubmissionController).mockImplementation(controller.create);
  report = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test("cannot be submitted before the script runs, nor put values into the address", () => {
  serve();
  expect(button()).toBeDisabled();
  expect(screen.getByRole("form")).toHaveAttribute("method", "post");
});

test("keeps values typed before the script ran", async () => {
  const element = serve();
  typeEverything();
  await hydrateIsland(element, ConsentForm);
  for (const [label, value] of Object.entries(VALUES)) expect(field(label)).toHaveValue(value);
});

test("sends an application that was filled in before the script ran", async () => {
  const element = serve();
  typeEverything();
  for (const label of SLOTS) chooseBeforehand(label);
  box().checked = true;
  await hydrateIsland(element, ConsentForm);
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
  await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  expect(controller.submit.mock.calls[0]?.[0].fields).toEqual({
    fullName: "Asha Rao",
    email: "asha@mail.example",
    phone: "0000011111",
    dob: "1990-03-27",
    panNumber: "ABCDE1234F",
    adhaarNumber: "7058",
  });
});
