import { Stretched } from "./icons";

interface ShareBarProps {
  /** 0 to 1; other values are clamped. */
  share: number;
  className: string;
}

/** A bar of which a share is filled. */
export function ShareBar({ share, className }: ShareBarProps) {
  const filled = Math.round(1000 * Math.min(Math.max(share, 0), 1));
  return (
    <Stretched viewBox="0 0 1000 1" className={`h-2.5 ${className}`}>
      <path d="M0 0h1000v1H0z" className="fill-deep" />
      <path d={`M0 0h${filled}v1H0z`} className="fill-ink" />
    </Stretched>
  );
}
