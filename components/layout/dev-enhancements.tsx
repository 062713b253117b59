"use client";

import { useEffect } from "react";
import { ASK_MS, SAVED_ADDRESS } from "@/lib/site/content-saved";

/** Shows the page anew once content has been saved. @returns a function that ends it */
function reloadOnSave(): () => void {
  let shown: string | undefined;
  const timer = setInterval(async () => {
    // Between its end and its next start there is no server to ask.
    const answer = await fetch(SAVED_ADDRESS).catch(() => undefined);
    if (!answer?.ok) return;
    const saved = await answer.text();
    shown ??= saved;
    if (saved !== shown) location.reload();
  }, ASK_MS);
  return () => clearInterval(timer);
}

/** Under `next dev`: starts the enhancements, which are a script of their own in the export. */
export function DevEnhancements() {
  useEffect(() => {
    import("@/lib/enhancements/main").catch(reportError);
    return reloadOnSave();
  }, []);
  return null;
}
