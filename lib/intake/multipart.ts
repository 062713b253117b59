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

/**
 * Reads an upload with the multipart parser that Node brings along.
 *
 * @returns undefined when the body is no complete multipart form
 */
export async function parseUploadForm(
  body: Buffer,
  contentType: string,
): Promise<UploadForm | undefined> {
  const match = BOUNDARY.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  // The parser of Node 20.9 ends the whole process on a body without its closing line.
  if (!boundary || !body.subarray(-boundary.length - 10).includes(`--${boundary}--`)) {
    return undefined;
  }
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { "Content-Type": contentType },
    }).formData();
    const fields: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
    const file = form.get("file");
    if (file === null || typeof file === "string") return { fields, file: undefined };
    const bytes = Buffer.from(await file.arrayBuffer());
    return { fields, file: { name: file.name, type: file.type, bytes } };
  } catch {
    return undefined;
  }
}
