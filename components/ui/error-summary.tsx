import { Notice } from "./notice";
import { useFocus } from "./use-focus";

interface ErrorSummaryProps {
  heading: string;
  errors: { id: string; message: string }[];
  /** Number of submits; the summary is focused after each. Omit to leave the focus alone. */
  tries?: number;
}

export function ErrorSummary({ heading, errors, tries }: ErrorSummaryProps) {
  const summary = useFocus(tries);
  if (errors.length === 0 || tries === 0) return null;
  return (
    <Notice ref={summary} role="alert" className="mb-4">
      <h2 className="text-h3">{heading}</h2>
      <ul className="mt-1 grid">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-ochre"
              onClick={(event) => {
                // Focuses the field without changing the URL.
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
