"use client";

import { useEffect } from "react";

/** Starts the behaviours under `next dev`; in the export a script of their own does. */
export function DevBehaviours() {
  useEffect(() => {
    const start = async () => (await import("@/lib/enhancements/start")).startBehaviours();
    start().catch(reportError);
  }, []);
  return null;
}
