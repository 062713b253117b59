import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Busboy } from "@fastify/busboy";
import { type Answer, CORS } from "./answer";

/** The media host's limit for a file on its free plan, in bytes. */
export const MAX_FILE_BYTES = 10_485_760;

export interface UploadForm {
  /** The text fields. */
  fields: Record<string, string>;
  /** The name is as the browser sent it; anything may stand in it. */
  file?: { name: string; type: string; bytes: Buffer };
}

/** @throws Error when the body is no complete multipart form */
export function parseUploadForm(body: Buffer, headers: IncomingHttpHeaders): Promise<UploadForm> {
  return new Promise((resolve, reject) => {
    const form: UploadForm = { fields: {} };
    const parser = new Busboy({ headers: { "content-type": headers["content-type"] ?? "" } });
    parser.on("field", (name, value) => Object.assign(form.fields, { [name]: value }));
    parser.on("file", (part, stream, name, _, type) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (part === "file") form.file ??= { name, type, bytes: Buffer.concat(chunks) };
      });
      stream.on("error", reject);
    });
    parser.on("error", reject);
    parser.on("finish", () => resolve(form));
    parser.end(body);
  });
}

function json(status: number, value: object, headers = {}): Answer {
  const type = "application/json; charset=utf-8";
  return { status, type, body: JSON.stringify(value), headers: { ...CORS, ...headers } };
}

/** An error as the media host sends it. */
export function uploadError(status: number, message: string): Answer {
  return json(status, { error: { message } }, { "X-Cld-Error": message });
}

/** @param bytes of the file, or of the whole form where that was too long to be read */
export function tooLarge(bytes: number): Answer {
  return uploadError(
    400,
    `File size too large. Got ${bytes}. Maximum is ${MAX_FILE_BYTES}. Upgrade your plan to enjoy higher limits https://www.cloudinary.com/pricing/upgrades/file-limit`,
  );
}

/**
 * The media host's answer to a form, as far as a client may need it. The real one looks into the
 * bytes to tell an image; this one believes the file's name.
 * @param form undefined when it could not be read
 * @param keep stores a file that is accepted; returns its address
 */
export async function answerUpload(
  endpoint: "auto" | "raw",
  form: UploadForm | undefined,
  keep: (bytes: Buffer, extension: string) => Promise<string>,
): Promise<Answer> {
  if (!form) return uploadError(400, "Malformed multipart form");
  const { fields, file } = form;
  if (!fields.upload_preset) {
    return uploadError(400, "Upload preset must be specified when using unsigned upload");
  }
  if (!file) return uploadError(400, "Missing required parameter - file");
  if (file.bytes.length > MAX_FILE_BYTES) return tooLarge(file.bytes.length);

  const extension = /\.([a-z0-9]{1,8})$/.exec(file.name.toLowerCase())?.[1] ?? "bin";
  const isImage = endpoint === "auto" && ["jpg", "png", "webp", "gif"].includes(extension);
  const address = await keep(file.bytes, extension);
  const now = new Date();
  const id = randomBytes(10).toString("hex");
  return json(200, {
    public_id: isImage ? id : `${id}.${extension}`,
    version: Math.floor(now.getTime() / 1000),
    ...(isImage && { format: extension }),
    resource_type: isImage ? "image" : "raw",
    created_at: `${now.toISOString().slice(0, 19)}Z`,
    bytes: file.bytes.length,
    type: "upload",
    etag: createHash("md5").update(file.bytes).digest("hex"),
    url: address,
    secure_url: address,
    original_filename: file.name.replace(/\.[^.]*$/, ""),
  });
}
