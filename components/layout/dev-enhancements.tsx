"use client";

import { useEffect } from "react";

/** Starts the enhancements under `next dev`; in the export a script of their own does. */
export function DevEnhancements() {
  useEffect(() => {
    import("@/lib/enhancements/main").catch(reportError);
  }, []);
  return null;
}
