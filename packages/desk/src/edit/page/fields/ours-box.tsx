/** The box that says whether what is typed is the firm's own, and no longer an example. */
export function OursBox({
  isOurs,
  onChange,
}: {
  isOurs: boolean;
  onChange: (isOurs: boolean) => void;
}) {
  return (
    <label className="check-line">
      <input
        type="checkbox"
        checked={isOurs}
        onChange={(event) => onChange(event.target.checked)}
      />
      This is ours now, no longer an example
    </label>
  );
}
