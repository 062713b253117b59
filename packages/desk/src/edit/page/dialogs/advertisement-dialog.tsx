import { useState } from "react";
import type { Calls } from "../../api";
import { ask } from "../calls/ask";
import { AdviceList } from "../fields/advice-list";
import { Dialog } from "../ui/dialog";

type Judged = Calls["advertisement"]["get"];

/** Judges any text as an advertisement, for instance a post. */
export function AdvertisementDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [judged, setJudged] = useState<Judged | string>();

  async function judge() {
    const answer = await ask("advertisement", { text });
    setJudged(answer.ok ? answer.result : answer.error.message);
  }

  return (
    <Dialog title="Check an advertisement" onClose={onClose}>
      <p className="help">
        Paste a post, a message or the text of an advertisement. It is judged by the rules for
        advertisements of research analysts; nothing is kept or sent.
      </p>
      <label className="stacked">
        Its text
        <textarea
          rows={8}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setJudged(undefined);
          }}
        />
      </label>
      <button
        type="button"
        className="main"
        disabled={text.trim() === ""}
        onClick={() => void judge()}
      >
        Check it
      </button>
      <div aria-live="polite">
        {typeof judged === "string" && <p className="message error">{judged}</p>}
        {typeof judged === "object" && (
          <>
            {judged.advice.length === 0 && (
              <p className="message good">No rule that this program knows speaks against it.</p>
            )}
            <AdviceList advice={judged.advice} />
            {judged.lines.map((line) => (
              <p key={line} className="note">
                {line}
              </p>
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}
