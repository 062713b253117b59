import { useEffect, useRef, useState } from "react";
import type { ChangesAnswer, Sending } from "../../api";
import { ask } from "../calls/ask";
import { DraftLines } from "../panel/draft-list";
import { drafts } from "../state/drafts";
import { inTurn } from "../state/own-writes";
import { revision, sending, sendingNow } from "../state/site";
import { useStore } from "../state/store";
import { Dialog } from "../ui/dialog";
import { ChangeList } from "./change-list";
import { RulesOnChanges } from "./rules-on-changes";
import { SendSteps } from "./send-steps";

function useChanges(): ChangesAnswer | string | undefined {
  const [changes, setChanges] = useState<ChangesAnswer | string>();
  const turn = useStore(revision);
  useEffect(() => {
    void ask("changes", {}).then((answer) => {
      setChanges(answer.ok ? answer.result : answer.error.message);
    });
  }, [turn]);
  return changes;
}

const AGAIN_MS = 3000;

async function readSending(): Promise<void> {
  const answer = await ask("sending", {});
  if (answer.ok) sendingNow(answer.result);
}

const AT_WORK: readonly Sending["step"][] = ["checking", "committing", "building", "pushing"];

interface SendFormProps {
  isEmpty: boolean;
  sentence: string;
  onSentence: (sentence: string) => void;
}

function SendForm({ isEmpty, sentence, onSentence }: SendFormProps) {
  const [refused, setRefused] = useState("");
  const box = useRef<HTMLInputElement>(null);
  async function send() {
    setRefused("");
    if (sentence.trim() === "") {
      setRefused("Write a sentence on what you changed and why: whoever approves reads it first.");
      box.current?.focus();
      return;
    }
    // What was saved just before goes with it.
    const answer = await inTurn(() => ask("send", { sentence: sentence.trim() }));
    // Events may have told more than this answer by now.
    if (answer.ok) await readSending();
    else setRefused(answer.error.message);
  }
  return (
    <>
      <label className="stacked">
        What you changed and why, in a sentence
        <input
          ref={box}
          type="text"
          value={sentence}
          aria-invalid={refused !== ""}
          placeholder="Raise the price of Futures Basic from January"
          onChange={(event) => onSentence(event.target.value)}
        />
      </label>
      {refused !== "" && (
        <p className="message error" role="alert">
          {refused}
        </p>
      )}
      <div className="row">
        <button type="button" className="main" disabled={isEmpty} onClick={() => void send()}>
          Send for approval
        </button>
        <span className="aside">
          {isEmpty ? "There is nothing to send." : "Nothing is published before it is approved."}
        </span>
      </div>
    </>
  );
}

/** What has changed, a sentence, and sending it. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const changes = useChanges();
  // Kept while it is sent, for another try.
  const [sentence, setSentence] = useState("");
  const now = useStore(sending);
  const typed = Object.keys(useStore(drafts)).length;
  const step = now?.step;
  useEffect(() => {
    if (step === "done") setSentence("");
  }, [step]);
  const isAtWork = now !== undefined && AT_WORK.includes(now.step);
  useEffect(() => {
    void readSending();
    if (!isAtWork) return;
    // Besides its events: a connection that broke has lost some.
    const timer = setInterval(() => void readSending(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAtWork]);
  const isEmpty =
    typeof changes === "object" && changes.made.length + changes.differences.length === 0;
  return (
    <Dialog title="Send for approval" onClose={onClose}>
      {typed > 0 && (
        <div className="message warning">
          <p>
            {typed === 1
              ? "This is typed and not saved: it is not sent along."
              : `These ${typed} are typed and not saved: they are not sent along.`}
          </p>
          <DraftLines />
        </div>
      )}
      {typeof changes === "object" && <RulesOnChanges advice={changes.advice} />}
      {now && now.step !== "idle" && <SendSteps sending={now} />}
      {!isAtWork && !(step === "done" && isEmpty) && (
        <SendForm isEmpty={isEmpty} sentence={sentence} onSentence={setSentence} />
      )}
      <h3>What has changed</h3>
      {changes === undefined && <p className="note">Reading…</p>}
      {typeof changes === "string" && <p className="message error">{changes}</p>}
      {typeof changes === "object" && <ChangeList changes={changes} isSending={isAtWork} />}
    </Dialog>
  );
}
