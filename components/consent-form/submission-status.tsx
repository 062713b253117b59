import clsx from "clsx";
import { Alert, useFocus } from "@/components/ui/alert";
import { IMAGE_FIELDS } from "@/lib/consent/fields";
import type { FormWords } from "@/lib/consent/form-words";
import type { Submitting } from "@/lib/consent/submission/submission";
import { fillIn } from "@/lib/text/fill-in";
import { ContactLinks } from "./section-progress";
import { DownloadButton } from "./submission-outcome";
import type { FormParts } from "./use-submission";

/** Below the button: the submission's progress or the reason for its failure. */
export function SubmissionStatus(parts: FormParts) {
  const { status, words } = parts;
  const { errors, failed, left, documents } = words;
  if (status.kind === "submitting") {
    return <Progress state={status} words={words} onStop={parts.controller.stop} />;
  }
  if (status.kind === "refused") {
    // docs/requirements.md R9.6: the sentence about a photograph that is too large.
    const text = errors.refusals[status.reason];
    return <Alert about={status} text={fillIn(text, { field: documents[status.field].name })} />;
  }
  if (status.kind !== "failed" && status.kind !== "left") return null;
  const { kind, reference } = status;
  const advice =
    kind === "left"
      ? [left.again, left.contact]
      : [status.isUnsure ? failed.unsure : failed.kept, failed.filter, failed.contact];
  return (
    <Alert about={status} text={words[kind].alert}>
      {advice.map((sentence) => (
        <p key={sentence} className="mt-2">
          {fillIn(sentence, { reference })}
        </p>
      ))}
      <ContactLinks contact={parts.contact} />
      {kind === "failed" && status.pdf && (
        <DownloadButton ghost pdf={status.pdf} reference={reference} words={words} />
      )}
    </Alert>
  );
}

const STEPS = ["images", "upload", "pdf", "mail"] as const;

type ProgressProps = { state: Submitting; words: FormWords; onStop: () => void };

/** The steps of a submission, and each photograph. */
function Progress({ state, words: form, onStop }: ProgressProps) {
  const words = form.progress;
  const current = STEPS.indexOf(state.step);
  const arrived = IMAGE_FIELDS.filter((field) => state.images[field] === "sent").length;
  const pause = state.pause && words[state.pause];
  // Announced at each step and each uploaded photograph, not at each percent.
  const count = state.step === "upload" && arrived > 0 && `: ${arrived} / ${IMAGE_FIELDS.length}`;
  return (
    <div ref={useFocus("progress")} tabIndex={-1} className="mt-5 border-t border-ink bg-paper p-5">
      <h2 className="text-h3">{words.heading}</h2>
      <p className="mt-1 text-base text-soft">{words.stay}</p>
      <p role="status" className={pause ? "mt-3 font-semibold text-ochre" : "sr-only"}>
        {pause ?? `${words.steps[state.step]}${count || ""}`}
      </p>
      {state.pause === "offline" && (
        <button type="button" className="button button-ghost mt-3" onClick={onStop}>
          {words.stop}
        </button>
      )}
      <ol className="mt-4 grid gap-3">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="text-green">
              {index < current ? "✓" : index + 1}
            </span>
            <div>
              <p
                className={clsx(
                  index === current && "font-semibold",
                  index > current && "text-soft",
                )}
              >
                {words.steps[step]}
              </p>
              {step === "upload" && current >= 1 && <Photographs state={state} words={form} />}
              {step === "pdf" && index === current && (
                <Bar label={words.steps.pdf} part={state.pdfSent} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const percent = (part: number) => Math.round(part * 100);

function Photographs({ state, words }: Pick<ProgressProps, "state" | "words">) {
  return (
    <ul className="mt-2 grid gap-2.5">
      {IMAGE_FIELDS.map((field) => {
        const progress = state.images[field];
        const sent = typeof progress === "number" ? progress : Number(progress === "sent");
        const { name } = words.documents[field];
        return (
          <li key={field} className="text-base">
            <div className="flex justify-between gap-4">
              <span>{name}</span>
              <span className={progress === "missing" ? "font-semibold text-ochre" : "text-soft"}>
                {typeof progress === "number" ? `${percent(progress)}%` : words.progress[progress]}
              </span>
            </div>
            <Bar label={name} part={sent} />
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ label, part }: { label: string; part: number }) {
  return (
    <progress
      aria-label={label}
      max="100"
      value={percent(part)}
      className={clsx(
        "block h-1 w-full appearance-none bg-hair [&::-webkit-progress-bar]:bg-transparent",
        "[&::-moz-progress-bar]:bg-green [&::-webkit-progress-value]:bg-green",
        "forced-colors:[&::-moz-progress-bar]:bg-[Highlight]",
        "forced-colors:[&::-webkit-progress-value]:bg-[Highlight]",
      )}
    />
  );
}
