import type { Metadata } from "next";
import type { Marketing } from "@/lib/content/schemas/marketing";

/** Names of the tags that each service looks for. */
const TAGS = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  yandex: "yandex-verification",
  pinterest: "p:domain_verify",
  facebook: "facebook-domain-verification",
} as const;

/** The tags by which search engines and networks know the site's owner, for a page's head. */
export function verificationTags({
  verification,
}: Pick<Marketing, "verification">): Pick<Metadata, "verification"> {
  if (!verification) return {};
  const { other = {}, ...services } = verification;
  const named = Object.entries(services).map(([service, content]) => [
    TAGS[service as keyof typeof TAGS],
    content,
  ]);
  return { verification: { other: { ...Object.fromEntries(named), ...other } } };
}
