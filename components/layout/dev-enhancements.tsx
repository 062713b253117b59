"use client";

import { useEffect } from "react";
import { POLL_MS, SAVED_ADDRESS } from "@/lib/site/content-saved";

/** Reloads the page when content is saved. @returns a cleanup function */
function reloadOnSave(): () => void {
  let shown: string | undefined;
  const timer = setInterval(async () => {
    // The server does not respond while it restarts.
    const answer = await fetch(SAVED_ADDRESS).catch(() => undefined);
    if (!answer?.ok) return;
    const saved = await answer.text();
    shown ??= saved;
    if (saved !== shown) location.reload();
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** `next dev` only: loads the enhancements, which are a separate script in the export. */
export function DevEnhancements() {
  useEffect(() => {
    import("@/lib/enhancements/main").catch(reportError);
    return reloadOnSave();
  }, []);
  return null;
}
