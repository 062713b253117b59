/** The media types that a browser may show; everything else is a download. */
const SHOWN: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  pdf: "application/pdf",
};

/** Media type a stored file is served with, or undefined when it is only downloaded. */
export function shownType(file: string): string | undefined {
  return SHOWN[extensionOf(file)];
}

/** Whether a stored file is a picture the page can show. */
export function isPicture(file: string): boolean {
  return shownType(file)?.startsWith("image/") ?? false;
}

/** Lower-case extension without the dot, made of letters and digits; "bin" when there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "bin";
}

/** A reference as a folder name: no separator, no dot, at most 64 characters; may be empty. */
export function safeReference(reference: unknown): string {
  if (typeof reference !== "string" && typeof reference !== "number") return "";
  return String(reference)
    .replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 64);
}

/**
 * Name of a delivered file: a document keeps its own (`details.pdf`), a picture is named after the
 * e-mail's variable (`panImageUrl` is `pan-image.jpg`).
 */
export function deliveredName(param: string, file: string, originalName: string): string {
  const own = originalName.split(/[\\/]/).at(-1) ?? "";
  const document = /^[\w-][\w.-]{0,59}$/.test(own) && extensionOf(own) === "pdf";
  if (document) return own;
  const variable = param
    .replace(/url$/i, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
  return `${safeReference(variable) || "file"}.${extensionOf(file)}`;
}
