interface TermsBoxProps {
  heading: string;
  points: string[];
  more: { label: string; href: string };
}

/** The points a client accepts, in a box that scrolls; the PDF holds the same words. */
export function TermsBox({ heading, points, more }: TermsBoxProps) {
  return (
    <section
      aria-label={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a box that scrolls must take focus to be scrolled by keyboard
      tabIndex={0}
      className="h-64 overflow-y-auto border border-muted p-5"
    >
      <ol className="grid list-decimal gap-3 pl-5 text-base">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="mt-4">
        <a href={more.href} target="_blank" rel="noopener">
          {more.label}
        </a>
      </p>
    </section>
  );
}
