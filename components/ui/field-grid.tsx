import type { ReactNode } from "react";

/** Two columns with aligned labels, inputs and errors. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-7 *:row-span-3 *:grid-rows-subgrid *:pb-4.5 sm:grid-cols-2">
      {children}
    </div>
  );
}
