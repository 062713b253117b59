import { useEffect, useRef } from "react";
import type { Sending } from "../../api";
import { Icon } from "../ui/icon";

const STEPS: readonly { step: Sending["step"]; label: string }[] = [
  { step: "checking", label: "Check that the site builds" },
  { step: "committing", label: "Record the changes with your sentence" },
  { step: "building", label: "Make the file to read and sign: some minutes" },
  { step: "pushing", label: "Hand it over" },
];

type State = "done" | "now" | "later";

function stateOf(index: number, at: number): State {
  if (index < at) return "done";
  return index === at ? "now" : "later";
}

const SAID: Readonly<Record<State, string>> = { done: "done", now: "at work", later: "to come" };

/** Where sending stands, step by step, and what came of it. */
export function SendSteps({ sending }: { sending: Sending }) {
  const { step, says, details, files, branch } = sending;
  const box = useRef<HTMLDivElement>(null);
  // The list of changes may be long.
  useEffect(() => {
    if (step !== "idle") box.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  const at = step === "done" ? STEPS.length : STEPS.findIndex((line) => line.step === step);
  return (
    <div ref={box}>
      {step !== "failed" && (
        <ol className="steps">
          {STEPS.map(({ step: name, label }, index) => {
            const state = stateOf(index, at);
            return (
              <li key={name} className={state} aria-current={state === "now" ? "step" : undefined}>
                {state === "done" && <Icon name="check" />}
                {label} <span className="unseen">({SAID[state]})</span>
              </li>
            );
          })}
        </ol>
      )}
      <div role="status" className="told">
        {step === "done" && (
          <p className="message good">{branch === "" ? "Ready to be handed over." : "Sent."}</p>
        )}
        {step === "failed" && (
          <p className="message error">It was not sent. Nothing that you changed is lost.</p>
        )}
        {says.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="plain-list">
          {files.map(({ label, href }) => (
            <li key={href}>
              <a href={href} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <details>
          <summary>Details, for whoever looks after the repository</summary>
          {details.map((line) => (
            <p key={line} className="note">
              {line}
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
