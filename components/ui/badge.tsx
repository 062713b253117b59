import type { ReactNode } from "react";

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-control border border-brand px-2.5 py-1 text-small font-semibold text-brand">
      {children}
    </span>
  );
}
