import { Notice } from "./notice";
import { useFocus } from "./use-focus";

interface ErrorSummaryProps {
  heading: string;
  errors: { id: string; message: string }[];
  /** How often it was tried to send the form; each time the summary takes the focus. */
  tries: number;
}

/** Everything that keeps a form from being sent, each a link to its field. */
export function ErrorSummary({ heading, errors, tries }: ErrorSummaryProps) {
  const summary = useFocus(tries);
  if (errors.length === 0 || tries === 0) return null;
  return (
    <Notice ref={summary} role="alert" className="mb-10">
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
