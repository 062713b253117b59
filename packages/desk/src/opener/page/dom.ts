/** Addresses of blobs, which keep what was decrypted in memory until they are revoked. */
const addresses: string[] = [];

/** An element of the page by its id. The template has every id that the script asks for. */
export function elementOf<Element extends HTMLElement>(id: string): Element {
  return document.getElementById(id) as Element;
}

/** A sentence of the template, which holds all words of the page. */
export function wordsOf(key: string): string {
  return elementOf(`word-${key}`).textContent ?? "";
}

/** Creates an element with the given properties and children. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

/** An address for a link, a picture or a frame, until the next call of `revokeAddresses`. */
export function addressOf(content: BlobPart, type: string): string {
  const address = URL.createObjectURL(new Blob([content], { type }));
  addresses.push(address);
  return address;
}

export function revokeAddresses(): void {
  for (const address of addresses) URL.revokeObjectURL(address);
  addresses.length = 0;
}

/** Saves a file as a download. @param type media type */
export function save(content: BlobPart, name: string, type = "application/octet-stream"): void {
  const link = create("a", { href: addressOf(content, type), download: name });
  link.click();
}
