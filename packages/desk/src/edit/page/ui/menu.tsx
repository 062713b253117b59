import { type ReactNode, useEffect, useRef, useState } from "react";

interface MenuProps {
  label: ReactNode;
  /** Said of the button; the label's words if left out. */
  name?: string;
  className?: string;
  /** @param close puts the focus back on the button */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small window below itself. Esc, or a click elsewhere, closes it. */
export function Menu({ label, name, className = "", children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = (event: Event) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      if (!isInside) setOpen(false);
    };
    // A click in the frame takes the focus from this window.
    const onBlur = () => setOpen(false);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    window.addEventListener("blur", onBlur);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      window.removeEventListener("blur", onBlur);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes, from whichever control has the focus.
    <div
      ref={box}
      className={`menu ${className}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="bar-button"
        aria-expanded={isOpen}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && <div className="menu-window">{children(close)}</div>}
    </div>
  );
}
