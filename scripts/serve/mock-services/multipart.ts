/** The file part of a form. */
export interface FormFile {
  /** As the browser named it; anything may stand in it. */
  name: string;
  type: string;
  bytes: Buffer;
}

export interface UploadForm {
  /** The text fields. */
  fields: Record<string, string>;
  file: FormFile | undefined;
}

const BOUNDARY = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]+)"|([^;\s]+))/i;
const NAME = /^content-disposition:\s*form-data;(?:[^\r\n]*;)?\s*name="([^"\r\n]*)"/im;
const FILE_NAME = /^content-disposition:[^\r\n]*;\s*filename="([^"\r\n]*)"/im;
const TYPE = /^content-type:\s*([^\r\n]*)/im;
/** How browsers write the three characters that a name cannot hold. */
const ESCAPES: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

interface Part {
  headers: string;
  content: Buffer;
}

/**
 * Reads an upload as browsers write it (HTML standard, "multipart form data").
 *
 * Node's own `Response.formData` would do on today's versions; the one of Node 20.9 ends the whole
 * process on a body that is cut off, and never comes back from some that are damaged.
 *
 * @returns undefined when the body is no complete form
 */
export function parseUploadForm(body: Buffer, contentType: string): UploadForm | undefined {
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  const parts = boundary && splitParts(body, `--${boundary}`);
  if (!parts) return undefined;
  const form: UploadForm = { fields: {}, file: undefined };
  for (const { headers, content } of parts) {
    const name = NAME.exec(headers)?.[1];
    const fileName = FILE_NAME.exec(headers)?.[1];
    if (name === undefined) return undefined;
    if (fileName === undefined) form.fields[unescapeName(name)] = content.toString("utf8");
    else if (name === "file") {
      const type = TYPE.exec(headers)?.[1]?.trim() ?? "";
      form.file ??= { name: unescapeName(fileName), type, bytes: content };
    }
  }
  return form;
}

function unescapeName(name: string): string {
  return name.replace(/%(?:22|0D|0A)/gi, (code) => ESCAPES[code.toUpperCase()] ?? code);
}

function splitParts(body: Buffer, delimiter: string): Part[] | undefined {
  const parts: Part[] = [];
  if (body.indexOf(delimiter) !== 0) return undefined;
  let at = delimiter.length;
  for (;;) {
    const lineEnd = body.toString("latin1", at, at + 2);
    if (lineEnd === "--") return parts;
    const headersEnd = body.indexOf("\r\n\r\n", at);
    const end = headersEnd < 0 ? -1 : body.indexOf(`\r\n${delimiter}`, headersEnd + 4);
    if (lineEnd !== "\r\n" || end < 0) return undefined;
    const headers = body.toString("utf8", at + 2, headersEnd);
    parts.push({ headers, content: body.subarray(headersEnd + 4, end) });
    at = end + 2 + delimiter.length;
  }
}
