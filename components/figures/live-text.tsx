import { useEffect, useState } from "react";

/** Delay after the last change; otherwise a screen reader would restart at each slider step. */
const SPEAK_AFTER_MS = 700;

/** Announces a text once it is unchanged for `SPEAK_AFTER_MS`, except the initial one. */
export function LiveText({ text }: { text: string }) {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text === first ? "" : text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}
