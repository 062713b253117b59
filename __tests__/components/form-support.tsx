import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { content } from "@/__tests__/fixture";
import { ConsentForm } from "@/components/consent-form/consent-form";
import type { ConsentFormProps } from "@/components/consent-form/use-submission";
import { type ImageField, perImage } from "@/lib/consent/fields";
import { formWords } from "@/lib/consent/form-words";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import { planOffers } from "@/lib/consent/plan-offers";
import { reportError } from "@/lib/consent/report-error";
import {
  createSubmissionController,
  type SubmissionController,
} from "@/lib/consent/submission/controller";
import type { Status, Step, Submission, Submitting } from "@/lib/consent/submission/submission";

// Applies to every test that imports this file.
jest.mock("@/lib/consent/report-error", () => ({ reportError: jest.fn() }));
jest.mock("@/lib/consent/submission/controller", () => ({ createSubmissionController: jest.fn() }));

export const REFERENCE = "7K3Q-M2X9-D4TB";

const { hero, form } = content.pages["consent-form"];

/** The form as its page renders it. */
export const PROPS: ConsentFormProps = {
  title: hero.heading,
  words: formWords(content),
  plans: planOffers(content, form.plan),
  previewTitle: "Preview",
  providerKeys: {
    cloudName: "cloud",
    uploadPreset: "preset",
    serviceId: "service",
    templateId: "template",
    publicKey: "key",
  },
  recipients: [],
  contact: [
    { label: "+91 00000 00000", href: "tel:+910000000000" },
    { label: "Ask on WhatsApp", href: "https://wa.me/910000000000", target: "_blank" },
    { label: "desk@mail.example", href: "mailto:desk@mail.example" },
  ],
};

export const VALUES = {
  fullName: "Asha Rao",
  email: "asha@mail.example",
  phone: "0000011111",
  dob: "1990-03-27",
  panNumber: "ABCDE1234F",
  adhaarNumber: "7058",
};
type TextName = keyof typeof VALUES;
export const PHOTOGRAPHS = [
  "panImage",
  "adhaarFrontImage",
  "adhaarBackImage",
  "signImage",
] as const;

/** A controller that does nothing by itself: the test reports each status. */
class FakeController {
  readonly submit = jest.fn(async (..._: Parameters<SubmissionController["submit"]>) => {});
  readonly warm = jest.fn<void, [string]>();
  readonly close = jest.fn<void, []>();
  /** For each file passed to it, a function that reports its state. */
  readonly chosen: ((changes: Partial<ImageChoice>) => void)[] = [];
  /** Whether files are ready as soon as they are chosen. */
  isQuick = true;
  #listeners = new Set<() => void>();
  #submission: Submission = { reference: REFERENCE, status: { kind: "editing" } };

  create: typeof createSubmissionController = (_openEffects, status) => {
    this.#submission = { reference: REFERENCE, status };
    return {
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => {
          this.#listeners.delete(listener);
        };
      },
      getState: () => this.#submission,
      open: () => {
        this.#change({ canSend: true });
        return this.close;
      },
      warm: this.warm,
      submit: this.submit,
      stop: jest.fn(),
      choose: (file, onChange) => {
        let choice: ImageChoice = {
          id: `${file.name}-${this.chosen.length}`,
          name: file.name,
          size: file.size,
          status: "reading",
          refusal: null,
          preview: null,
          prepared: new Promise(() => undefined),
        };
        const change = (changes: Partial<ImageChoice>) => {
          choice = { ...choice, ...changes };
          onChange(choice);
        };
        this.chosen.push(change);
        change({});
        if (this.isQuick) change({ status: "ready", preview: `blob:${file.name}` });
      },
    };
  };

  #change(changes: Partial<Submission>): void {
    this.#submission = { ...this.#submission, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** A newer release has taken away code of the form. */
  replace(): void {
    this.#change({ isReplaced: true });
  }

  report(status: Status): void {
    this.#change({ status });
  }
}

export const user = userEvent.setup();
export let controller: FakeController;
export const revokeObjectURL = jest.fn();

beforeAll(() => {
  Object.assign(URL, { revokeObjectURL });
});
beforeEach(() => {
  controller = new FakeController();
  jest.mocked(createSubmissionController).mockImplementation(controller.create);
  revokeObjectURL.mockClear();
});
afterEach(() => expect(reportError).not.toHaveBeenCalled());

/** The page before its script runs. */
export function serve(): void {
  document.body.innerHTML = renderToString(<ConsentForm {...PROPS} />);
}

export const show = (props = PROPS) => render(<ConsentForm {...props} />);
export const report = (status: Status) => act(() => controller.report(status));
/** Reports the state of the file that was chosen as number `index`. */
export const reportPhoto = (index: number, changes: Partial<ImageChoice>) =>
  act(async () => controller.chosen[index]?.(changes));

/** Leaves the page, or comes back to it. */
export const turnPage = (type: "pagehide" | "pageshow") =>
  // jsdom has no PageTransitionEvent.
  act(() => dispatchEvent(Object.assign(new Event(type), { persisted: true })));

export function submitting(
  step: Step,
  images: Partial<Record<ImageField, number>> = {},
): Submitting {
  const waiting = perImage(() => 0);
  return { kind: "submitting", step, images: { ...waiting, ...images }, pdfSent: 0, pause: null };
}

export const failed: Status = { kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false };

const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
export const field = (name: TextName) => input(form.you[name].label);
export const slot = (name: ImageField) => input(form.documents[name].label);
export const button = (name: string) => screen.getByRole("button", { name });
export const accept = () => user.click(screen.getByRole("checkbox", { name: form.terms.accept }));
export const submit = () => user.click(button(form.submit));
export const photo = (name = "card.jpg") => new File(["photo"], name, { type: "image/jpeg" });

export async function type(name: TextName, value: string) {
  await user.click(field(name));
  await user.clear(field(name));
  if (name === "dob") fireEvent.change(field(name), { target: { value } });
  else await user.paste(value);
  await user.tab();
}

/** Fills everything in and accepts the terms. */
export async function fillIn(values: Partial<typeof VALUES> = {}) {
  for (const [name, value] of Object.entries({ ...VALUES, ...values })) {
    await type(name as TextName, value);
  }
  for (const name of PHOTOGRAPHS) await user.upload(slot(name), photo(`${name}.jpg`));
  await accept();
}

/** The texts that describe a field to a screen reader. */
export const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? `no element has the id ${id}`);
