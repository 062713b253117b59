import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** "0:45" and "12:05" for a time that has passed. */
export function inMinutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long something takes by now, a second at a time. @param since ISO 8601 */
export function RunningTime({ since = "" }: { since?: string | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (since === "") return null;
  return <span role="timer">{inMinutes(now - Date.parse(since))}</span>;
}
