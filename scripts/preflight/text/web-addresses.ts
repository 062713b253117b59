/** A web address, as a text or a link has it. */
const ADDRESS =
  /(?<![\w@.-])(?:https?:\/\/|www\.)[^\s<>"'()*_~`]+|(?<![\w@./-])(?:[a-z0-9-]+\.)+(?:com|in|net|org|co|io|info|biz|app|site|online|example)(?![\w@-]|\.\w)(?:\/[^\s<>"'()*]*)?/gi;

/** Authorities and networks, which are no website of a firm and mentioned beside it. */
const OTHERS =
  /(?:^|\.)(?:gov\.in|nic\.in|bseindia\.com|nseindia\.com|npci\.org\.in|wa\.me|whatsapp\.com|linkedin\.com|youtube\.com|youtu\.be|instagram\.com|x\.com|twitter\.com|facebook\.com|t\.me|telegram\.me|threads\.(?:net|com))$/i;

/** `firm.example` of `https://www.firm.example/about`. */
function hostOf(address: string): string {
  const [host = ""] = address.replace(/^https?:\/\//i, "").split(/[/?#:]/);
  return host.replace(/^www\./i, "").toLowerCase();
}

/** The web addresses that a text may mean as the firm's, each once, without the stop behind them. */
export function webAddressesIn(text: string): string[] {
  const found = [...text.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,;:!?]+$/, ""));
  return [...new Set(found)].filter((address) => !OTHERS.test(hostOf(address)));
}

/**
 * The first address of a text that names addresses and none of them at the firm's website.
 * @param site `https://www.firm.example`
 */
export function foreignAddress(text: string, site: string): string | undefined {
  const addresses = webAddressesIn(text);
  const own = hostOf(site);
  const hasOwn = addresses.some((address) => {
    const host = hostOf(address);
    return host === own || host.endsWith(`.${own}`);
  });
  return hasOwn ? undefined : addresses[0];
}
