import type { Ref } from "react";
import { Notice } from "./notice";

interface ErrorSummaryProps {
  heading: string;
  errors: { id: string; message: string }[];
  ref: Ref<HTMLDivElement>;
}

/** Everything that keeps a form from being sent, each a link to its field. */
export function ErrorSummary({ heading, errors, ref }: ErrorSummaryProps) {
  return (
    <Notice ref={ref} role="alert" className="mb-10">
      <h2 className="text-h3 text-ochre">{heading}</h2>
      <ul className="mt-2 grid">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center"
              onClick={(event) => {
                // Straight to the field; the address stays as it is.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
