/** Content codings we keep precompressed, the smaller first. */
export const ENCODINGS = [
  { coding: "br", extension: ".br" },
  { coding: "gzip", extension: ".gz" },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Which of our codings an Accept-Encoding header allows, best first. A weight of zero is a
 * refusal and `*` speaks for whatever the header does not name (RFC 9110, 12.5.3).
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    if (name) weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return ENCODINGS.filter(({ coding }) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}
