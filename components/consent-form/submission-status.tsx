import clsx from "clsx";
import { Alert } from "@/components/ui/alert";
import { CheckMark } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { useFocus } from "@/components/ui/use-focus";
import type { FormWords } from "@/lib/consent/form-words";
import type { Status, Submitting } from "@/lib/consent/submission/submission";
import { fillIn, formatTimestamp } from "@/lib/text/format";
import { ContactLinks } from "./contact-links";
import { DownloadButton } from "./download-button";
import { Replaced } from "./replaced";
import type { FormParts } from "./use-submission";

export function SubmissionStatus(parts: FormParts) {
  const { status, words } = parts;
  const { errors, failed, left, documents } = words;
  if (status.kind === "submitting") {
    return <Progress state={status} words={words.progress} onStop={parts.controller.stop} />;
  }
  if (status.kind === "refused") {
    // docs/requirements.md R9.6: the sentence about a photograph that is too large.
    const text = errors.refusals[status.reason];
    return <Alert about={status} text={fillIn(text, { field: documents[status.field].name })} />;
  }
  if (status.kind === "arrived") return <Arrived {...parts} status={status} />;
  if (status.kind !== "failed" && status.kind !== "left") return null;
  const { kind, reference } = status;
  const advice =
    kind === "left"
      ? [left.again, left.contact]
      : [status.isUnsure ? failed.unsure : failed.kept, failed.filter, failed.contact];
  if (kind === "failed" && parts.isReplaced) return <Replaced {...parts} />;
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

type ArrivedProps = Omit<FormParts, "status"> & { status: Extract<Status, { kind: "arrived" }> };

/** It comes while the client types, so it does not take the focus. */
function Arrived({ status, words, contact }: ArrivedProps) {
  const { arrived } = words;
  const { reference, pdf } = status;
  return (
    <Notice role="alert" className="mt-5">
      <p className="font-semibold text-ochre">{arrived.alert}</p>
      <p className="mt-2">{fillIn(arrived.text, { at: formatTimestamp(status.at) })}</p>
      <p className="mt-2">{fillIn(arrived.contact, { reference })}</p>
      <ContactLinks contact={contact} />
      {pdf && <DownloadButton ghost pdf={pdf} reference={reference} words={words} />}
    </Notice>
  );
}

const STEPS = ["images", "upload", "pdf", "mail"] as const;

type ProgressProps = { state: Submitting; words: FormWords["progress"]; onStop: () => void };

/** The steps of a submission; uploads have a progress bar. */
function Progress({ state, words, onStop }: ProgressProps) {
  const current = STEPS.indexOf(state.step);
  const sent = Object.values(state.images);
  const done = sent.filter((part) => part === 1).length;
  const pause = state.pause && words[state.pause];
  const bars: Partial<Record<Submitting["step"], number>> = {
    upload: sent.reduce((sum, part) => sum + part) / sent.length,
    pdf: state.pdfSent,
  };
  // Announced at each step and each uploaded photograph, not at every percent.
  const count = state.step === "upload" && done > 0 ? `: ${done} / ${sent.length}` : "";
  return (
    <div ref={useFocus("progress")} tabIndex={-1} className="mt-5 border-t border-ink bg-paper p-5">
      <h2 className="text-h3">{words.heading}</h2>
      <p className="mt-1 text-base text-soft">{words.stay}</p>
      <p role="status" className={pause ? "mt-3 font-semibold text-ochre" : "sr-only"}>
        {pause ?? words.steps[state.step] + count}
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
              {index < current ? <CheckMark /> : index + 1}
            </span>
            <div>
              <p
                className={clsx(
                  index === current && "font-semibold",
                  index > current && "text-soft",
                )}
              >
                {words.steps[step]}
                {index === current && count}
              </p>
              {index === current && bars[step] !== undefined && (
                <progress
                  aria-label={words.steps[step]}
                  value={bars[step]}
                  className={clsx(
                    "block h-1 w-full appearance-none bg-hair [&::-webkit-progress-bar]:bg-transparent",
                    "[&::-moz-progress-bar]:bg-green [&::-webkit-progress-value]:bg-green",
                    "forced-colors:[&::-moz-progress-bar]:bg-[Highlight]",
                    "forced-colors:[&::-webkit-progress-value]:bg-[Highlight]",
                  )}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
