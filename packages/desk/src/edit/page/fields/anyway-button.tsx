interface AnywayButtonProps {
  /** Mistakes that are there once it is saved. */
  count: number;
  onClick: () => void;
}

/** Saves although it causes mistakes elsewhere, and says what that means. */
export function AnywayButton({ count, onClick }: AnywayButtonProps) {
  const what = count === 1 ? "that is" : `these ${count} are`;
  return (
    <button type="button" onClick={onClick}>
      Save; the site will not build until {what} corrected
    </button>
  );
}
