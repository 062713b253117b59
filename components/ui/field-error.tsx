/** The error has a mark, so it does not depend on colour alone. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p
      id={id}
      data-mark="! "
      // The export cannot find class names that contain quotes.
      className="mt-1 font-semibold text-ochre [&::before]:[content:attr(data-mark)]"
    >
      {text}
    </p>
  );
}
