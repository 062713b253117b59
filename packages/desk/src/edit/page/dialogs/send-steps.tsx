import { useEffect, useRef } from "react";
import type { Sending } from "../../api";
import { Icon } from "../ui/icon";
import { RunningTime } from "./running-time";

const STEPS: readonly { step: Sending["step"]; label: string; now: string }[] = [
  { step: "checking", label: "Check that the site builds", now: "Checking" },
  {
    step: "committing",
    label: "Record the changes with your sentence",
    now: "Recording the changes",
  },
  {
    step: "building",
    label: "Build the site, and make the file to read and sign: some minutes",
    now: "Building the site",
  },
  { step: "pushing", label: "Hand it over", now: "Handing it over" },
];

type State = "done" | "now" | "later";

function stateOf(index: number, at: number): State {
  if (index < at) return "done";
  return index === at ? "now" : "later";
}

const SAID: Readonly<Record<State, string>> = { done: "done", now: "at work", later: "to come" };

/** Where sending stands, step by step, and what came of it. */
export function SendSteps({ sending }: { sending: Sending }) {
  const { step, since, says, details, files, branch } = sending;
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
          {STEPS.map(({ step: name, label, now }, index) => {
            const state = stateOf(index, at);
            return (
              <li key={name} className={state} aria-current={state === "now" ? "step" : undefined}>
                {state === "done" && <Icon name="check" />}
                {label}{" "}
                {state === "now" && (
                  <b>
                    {now}: <RunningTime since={since} />
                  </b>
                )}{" "}
                <span className="unseen">({SAID[state]})</span>
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
