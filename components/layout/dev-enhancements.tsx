"use client";

import { useEffect } from "react";

/** Starts the enhancements under `next dev`; in the export a script of their own does. */
export function DevEnhancements() {
  useEffect(() => {
    const start = async () => (await import("@/lib/enhancements/start")).startEnhancements();
    start().catch(reportError);
  }, []);
  return null;
}
