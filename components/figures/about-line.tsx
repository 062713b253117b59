import type { ReactNode } from "react";

interface AboutLineProps {
  /** That the numbers are invented. */
  invented: string;
  text: string;
  /** A switch, above the line. */
  children?: ReactNode;
}

/** First in a figure: what it shows, in one or two sentences. */
export function AboutLine({ invented, text, children }: AboutLineProps) {
  return (
    <div className="hero-about">
      {children}
      <p>
        <b className="text-ochre">{invented}.</b> {text}
      </p>
    </div>
  );
}
