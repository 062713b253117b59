import type { ConsentFormProps } from "@/components/consent-form/consent-form";
import { type ImageField, perImage } from "@/lib/consent/fields";
import type { ImageChoice } from "@/lib/consent/images/choose-image";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import type { Desk, DeskState, openDesk } from "@/lib/consent/submission/submission-controller";
import type {
  ImageProgress,
  Step,
  SubmissionState,
} from "@/lib/consent/submission/submission-state";
import { loadContent } from "@/lib/content/load/load";
import { fixtureContent } from "../lib/content/load/content-copy";

export const REFERENCE = "7K3Q-M2X9-D4TB";

const content = loadContent(fixtureContent);
const {
  meta: _,
  menu: __,
  noindex: ___,
  pdf: ____,
  noScript: _____,
  ...words
} = content.pages["consent-form"];

const SERVICES = {
  cloudName: "cloud",
  uploadPreset: "preset",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
};

/** The form as its page renders it. */
export const PROPS: ConsentFormProps = {
  words,
  previewTitle: "Preview",
  services: SERVICES,
  contact: {
    phone: "+91 00000 00000",
    phoneHref: "tel:+910000000000",
    chatHref: "https://wa.me/910000000000",
    email: "desk@mail.example",
  },
  pdf: pdfWords(content),
};

const DESTINATION = {
  kind: "services",
  media: {
    api: "https://api.example",
    files: "https://files.example/",
    cloudName: "cloud",
    uploadPreset: "preset",
  },
  mail: { origin: "https://mail.example", serviceId: "s", templateId: "t", publicKey: "k" },
} as const satisfies Desk["destination"];

/** A file that was handed to the desk, and what the desk says of it. */
interface Handed {
  file: File;
  says(changes: Partial<ImageChoice>): void;
}

/** A desk that does nothing by itself: the test says what becomes of an application. */
export class FakeDesk {
  readonly submit = jest.fn<void, Parameters<Desk["submit"]>>();
  readonly warm = jest.fn<void, [string]>();
  readonly close = jest.fn<void, []>();
  readonly stop = jest.fn<void, []>();
  readonly handed: Handed[] = [];
  /** Whether files are ready as soon as they are chosen. */
  isQuick = true;
  destination: Desk["destination"] = DESTINATION;
  #onState: (state: DeskState) => void = () => undefined;

  open: typeof openDesk = (_services, _words, onState) => {
    this.#onState = onState;
    return {
      reference: REFERENCE,
      destination: this.destination,
      warm: this.warm,
      submit: this.submit,
      stop: this.stop,
      close: this.close,
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
        const says = (changes: Partial<ImageChoice>) => {
          choice = { ...choice, ...changes };
          onChange(choice);
        };
        this.handed.push({ file, says });
        says({});
        if (this.isQuick) says({ status: "ready", thumbnail: `blob:${file.name}` });
      },
    };
  };

  says(state: DeskState): void {
    this.#onState(state);
  }
}

export function submitting(
  step: Step,
  changes: Partial<Extract<SubmissionState, { kind: "submitting" }>> & {
    image?: Partial<Record<ImageField, ImageProgress>>;
  } = {},
): SubmissionState {
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
