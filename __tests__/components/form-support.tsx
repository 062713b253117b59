import type { ConsentFormProps } from "@/components/consent-form/consent-form";
import { loadContent } from "@/lib/checks/checked-content";
import { type ImageField, perImage } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { planOffers } from "@/lib/consent/plan-offers";
import type {
  createSubmissionController,
  SubmissionController,
} from "@/lib/consent/submission/controller";
import type {
  ImageProgress,
  Status,
  Step,
  Submission,
  Submitting,
} from "@/lib/consent/submission/submission";
import { fixtureContent } from "../lib/content/load/content-copy";

export const REFERENCE = "7K3Q-M2X9-D4TB";

const content = loadContent(fixtureContent);
const { banner, form } = content.pages["consent-form"];

const KEYS = {
  cloudName: "cloud",
  uploadPreset: "preset",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
};

/** The form as its page renders it. */
export const PROPS: ConsentFormProps = {
  title: banner.heading,
  words: form,
  plans: planOffers(content, form.plan),
  previewTitle: "Preview",
  providerKeys: KEYS,
  contact: {
    phone: "+91 00000 00000",
    phoneHref: "tel:+910000000000",
    chatHref: "https://wa.me/910000000000",
    email: "desk@mail.example",
  },
  pdf: pdfWords(content),
};

/** A file that was passed to the controller, with a function that reports its state. */
interface Handed {
  file: File;
  report(changes: Partial<ImageChoice>): void;
}

/** A controller that does nothing by itself: the test reports each status. */
export class FakeController {
  readonly submit = jest.fn(async (..._: Parameters<SubmissionController["submit"]>) => {});
  readonly warm = jest.fn<void, [string]>();
  readonly close = jest.fn<void, []>();
  readonly stop = jest.fn<void, []>();
  readonly handed: Handed[] = [];
  /** Whether files are ready as soon as they are chosen. */
  isQuick = true;
  canSend = true;
  #listeners = new Set<() => void>();
  #submission: Submission = { reference: REFERENCE, status: { kind: "editing" } };

  create: typeof createSubmissionController = (_openEffects, status) => {
    this.#submission = { reference: REFERENCE, status };
    return {
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      getState: () => this.#submission,
      open: () => {
        this.#change({ canSend: this.canSend });
        return this.close;
      },
      warm: this.warm,
      submit: this.submit,
      stop: this.stop,
      choose: (file, onChange) => {
        let choice: ImageChoice = {
          id: `${file.name}-${this.handed.length}`,
          name: file.name,
          size: file.size,
          status: "reading",
          refusal: null,
          thumbnail: null,
          prepared: new Promise(() => undefined),
        };
        const report = (changes: Partial<ImageChoice>) => {
          choice = { ...choice, ...changes };
          onChange(choice);
        };
        this.handed.push({ file, report });
        report({});
        if (this.isQuick) report({ status: "ready", thumbnail: `blob:${file.name}` });
      },
    };
  };

  #change(changes: Partial<Submission>): void {
    this.#submission = { ...this.#submission, ...changes };
    for (const listener of this.#listeners) listener();
  }

  report(status: Status): void {
    this.#change({ status });
  }
}

export function submitting(
  step: Step,
  changes: Partial<Submitting> & {
    image?: Partial<Record<ImageField, ImageProgress>>;
  } = {},
): Submitting {
  const { image, ...rest } = changes;
  return {
    kind: "submitting",
    step,
    images: { ...perImage(() => ({ state: "waiting" as const, sent: 0 })), ...image },
    pdfSent: 0,
    pause: null,
    ...rest,
  };
}

export const photo = (name = "card.jpg") => new File(["photo"], name, { type: "image/jpeg" });
