interface IconProps {
  className?: string;
}

/** Turns over when the disclosure it stands in opens. */
export function Chevron({ className = "" }: IconProps) {
  return (
    <svg
      className={`chevron size-3 ${className}`}
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M2 4l4 4 4-4" />
    </svg>
  );
}

/** The firm's mark: a rising and falling line in a square. */
export function Mark({ className = "" }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="3" className="fill-brand" />
      <path
        d="M5 22l6-8 4 4 4-8 6 11"
        fill="none"
        className="stroke-paper"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M5 25.500h20" className="stroke-pink-deep" strokeWidth="1.500" />
    </svg>
  );
}

export function ChatBubble({ className = "" }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 5h16v11H9l-5 4z" />
    </svg>
  );
}

export function MenuLines({ className = "" }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M3 7h18M3 12h18M3 17h18" className="group-open:hidden" />
      <path d="M5 5l14 14M19 5L5 19" className="hidden group-open:block" />
    </svg>
  );
}

/** Turns until the work is done; stands still for who prefers less motion. */
export function Spinner({ className = "" }: IconProps) {
  return (
    <svg
      className={`animate-[turn_800ms_linear_infinite] ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  );
}
