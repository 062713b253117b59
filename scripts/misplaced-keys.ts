import { PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { SEAL_VARIABLE } from "@/lib/consent/seal/recipients";

type Env = Record<string, string | undefined>;

/** How the e-mail provider's values begin, by their variables. Ids that an account has renamed do not. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: /^service_/i,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: /^template_/i,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: /^user_/i,
};

/**
 * Forms of secrets, which would be published with the page. The e-mail provider's private key has no
 * form of its own, so that it is known by its name alone.
 */
const SECRETS: Readonly<Record<string, RegExp>> = {
  "an age secret key": /AGE-SECRET-KEY-/i,
  "a secret key of a payment or other service":
    /(?<![a-z0-9])(?:sk|rk)[_-](?:live|test|proj|[a-z0-9]{16,})/i,
  "an AWS key": /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{12,}/,
  "a Google key": /(?<!\w)(?:AIza[\w-]{30,}|GOCSPX-)/,
  "a GitHub token": /(?<!\w)(?:gh[pousr]_\w{20,}|github_pat_)/,
  "an npm token": /(?<!\w)npm_\w{20,}/,
  "a Slack token": /(?<!\w)xox[abprs]-/,
  "a token of SendGrid or Mailgun": /(?<!\w)(?:SG\.[\w-]{10,}|key-[0-9a-f]{32})/,
  "a signed token": /(?<!\w)eyJ[\w-]{10,}\./,
  "a private key": /PRIVATE KEY-----|(?<![a-z])(?:private|secret)[_-]?key(?![a-z])/i,
  "an address with a password": /^[a-z][a-z0-9+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/i,
};

/** A setting that is published, and its value without blanks around it. */
type Setting = [name: string, value: string];

function misplaced([name, value]: Setting): string[] {
  if (!(name in BEGINNINGS)) return [];
  const owner = Object.keys(BEGINNINGS).find((other) => BEGINNINGS[other]?.test(value));
  if (owner === undefined || owner === name) return [];
  return [`${name} looks like the value of ${owner}: copy both again, each behind its own name`];
}

function secret([name, value]: Setting): string[] {
  const [what] = Object.entries(SECRETS).find(([, form]) => form.test(value)) ?? [];
  if (what === undefined) return [];
  return [
    `${name} looks like ${what}, and every page would publish it: put the public value here, and make a new secret, as others may have read this one`,
  ];
}

/**
 * Finds values under the name of another, and secrets under the name of what is public. A secret
 * among the recipients of sealed files is told where these are read.
 * @param env the variables with those of the files
 * @returns sentences that name the variable and never its value
 */
export function misplacedKeys(env: Env): string[] {
  const published = Object.entries(env).flatMap(([name, value = ""]): Setting[] =>
    /^NEXT_PUBLIC_(?!VERCEL_)/.test(name) && name !== SEAL_VARIABLE ? [[name, value.trim()]] : [],
  );
  const ofProviders = published.filter(([name]) => PROVIDER_KEY_VARIABLES.includes(name));
  return [...ofProviders.flatMap(misplaced), ...published.flatMap(secret)];
}
