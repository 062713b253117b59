/** Drawings of 24 by 24 units, by the name in lower case. */
const DRAWINGS: Record<string, string> = {
  facebook: "M14 8h3V4h-3c-2.5 0-4 1.6-4 4v2H7v4h3v8h4v-8h3l1-4h-4V8.500c0-.3.2-.5.5-.5z",
  instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.500a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400z",
  linkedin:
    "M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.400A2.2 2.2 0 0 1 5 3zm5 6h3.800v1.700c.6-1.1 1.9-2 3.7-2 3.5 0 4.5 2.1 4.5 5.500V21h-4v-6c0-1.6-.3-2.9-1.9-2.900S14 13.3 14 15v6h-4z",
  telegram: "M22 3 2 11l6 2 2 7 4-4 5 4zM9.5 12.5 18 7l-6.5 7-.5 3z",
  x: "M3 3h5.600l4.2 5.900L17.9 3H20l-6.2 7.200L21 21h-5.600l-4.6-6.500L5.2 21H3l6.8-7.900zm3.5 1.8 9.8 14.400h1.400L7.9 4.800z",
  youtube:
    "M12 4.500c7.5 0 8.5.3 9.2 2.3.5 1.5.8 3.3.8 5.200s-.3 3.7-.8 5.200c-.7 2-1.7 2.3-9.2 2.300s-8.5-.3-9.2-2.300C2.3 15.7 2 13.9 2 12s.3-3.7.8-5.200c.7-2 1.7-2.3 9.2-2.300zM10 8.500v7l6-3.500z",
};

/** The sign of a social network, or its name where there is no drawing. */
export function SocialIcon({ name }: { name: string }) {
  const drawing = DRAWINGS[name.toLowerCase()];
  if (!drawing) return name;
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-current">
        <path fillRule="evenodd" d={drawing} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
