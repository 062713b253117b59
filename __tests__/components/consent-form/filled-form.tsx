import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { reportError } from "static-islands/report-error";
import { ConsentForm } from "@/components/consent-form/consent-form";
import { createSubmissionController } from "@/lib/consent/submission/controller";
import { FakeController, PROPS, photo } from "../form-support";

// Applies to every test that imports this file.
jest.mock("static-islands/report-error", () => ({ reportError: jest.fn() }));
jest.mock("@/lib/consent/submission/controller", () => ({
  createSubmissionController: jest.fn(),
}));

export const LABELS = {
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  dob: "Date Of Birth",
  panNumber: "PAN Number",
  adhaarNumber: "ADHAAR Number",
};

export const VALUES = {
  fullName: "Asha Rao",
  email: "asha@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "ABCDE1234F",
  adhaarNumber: "7058",
};

export const PHOTOGRAPHS = {
  panImage: "PAN Image",
  adhaarFrontImage: "ADHAAR FRONT Image",
  adhaarBackImage: "ADHAAR BACK Image",
  signImage: "Sign Image",
};

export const ACCEPT = "I accept the Terms and Conditions";

export const user = userEvent.setup();
export let controller: FakeController;

export const createObjectURL = jest.fn((_: Blob) => "blob:download");
export const revokeObjectURL = jest.fn();

// Missing in jsdom.
export class PageTransitionEvent extends Event {
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

export const show = (props = PROPS) => render(<ConsentForm {...props} />);

export const field = (name: keyof typeof LABELS) =>
  screen.getByLabelText<HTMLInputElement>(LABELS[name], { selector: "input" });
export const slot = (name: keyof typeof PHOTOGRAPHS) =>
  screen.getByLabelText<HTMLInputElement>(PHOTOGRAPHS[name], { selector: "input" });
export const button = (name: string) => screen.getByRole("button", { name });
export const accept = () => user.click(screen.getByRole("checkbox", { name: ACCEPT }));
export const report = (...state: Parameters<FakeController["report"]>) =>
  act(() => controller.report(...state));

export async function type(name: keyof typeof LABELS, value: string) {
  await user.click(field(name));
  await user.clear(field(name));
  if (name === "dob") fireEvent.change(field(name), { target: { value } });
  else await user.paste(value);
  await user.tab();
}

export async function fillIn(values: Partial<typeof VALUES> = {}) {
  for (const [name, value] of Object.entries({ ...VALUES, ...values })) {
    await type(name as keyof typeof LABELS, value);
  }
  for (const name of Object.keys(PHOTOGRAPHS)) {
    await user.upload(slot(name as keyof typeof PHOTOGRAPHS), photo(`${name}.jpg`));
  }
  await accept();
}

export const submit = () => user.click(button("Submit Application"));

/** The texts that describe a field to a screen reader. */
export const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? `no element has the id ${id}`);
