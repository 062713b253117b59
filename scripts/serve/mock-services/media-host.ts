import { createHash, randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { type Answer, CORS, type Headers } from "./answers";
import type { FormFile, UploadForm } from "./upload-form";

/** The media host's limit for a file on its free plan, in bytes. */
export const MAX_FILE_BYTES = 10_485_760;

/** Where the media host's own words differ from HTTP's. */
const MESSAGES: Record<number, string> = {
  400: "Upload preset not found",
  401: "Unknown API key ",
  403: "Customer is marked as blocked",
  420: "Rate Limited",
  500: "General Error",
};

function json(status: number, value: object, headers?: Headers): Answer {
  const body = JSON.stringify(value);
  return { status, type: "application/json", body, headers: { ...CORS, ...headers } };
}

/** An error as the media host sends it. */
export function uploadError(
  status: number,
  message = MESSAGES[status] ?? STATUS_CODES[status] ?? "General Error",
): Answer {
  return json(status, { error: { message } }, { "X-Cld-Error": message });
}

/** @param bytes of the file, or of the whole form where that was too long to be read */
export function tooLarge(bytes: number): Answer {
  return uploadError(
    400,
    `File size too large. Got ${bytes}. Maximum is ${MAX_FILE_BYTES}. Upgrade your plan to enjoy higher limits https://www.cloudinary.com/pricing/upgrades/file-limit`,
  );
}

/** The refusal of a form, or its file where that is taken. */
export function checkUpload({ fields, file }: UploadForm): Answer | FormFile {
  if (!fields.upload_preset) {
    return uploadError(400, "Upload preset must be specified when using unsigned upload");
  }
  if (!file) return uploadError(400, "Missing required parameter - file");
  return file.bytes.length > MAX_FILE_BYTES ? tooLarge(file.bytes.length) : file;
}

/** Lower-case letters and digits after the last dot of a file's name; "bin" without. */
export function extensionOf({ name }: FormFile): string {
  return /\.([a-z0-9]{1,8})$/.exec(name.toLowerCase())?.[1] ?? "bin";
}

/**
 * The media host's answer to a file it took, as far as a client may need it. The real one looks
 * into the bytes to tell an image; this one believes the name that the form gave.
 * @param address where the file can be fetched
 */
export function uploadAnswer(endpoint: "auto" | "raw", file: FormFile, address: string): Answer {
  const extension = extensionOf(file);
  const isImage = endpoint === "auto" && ["jpg", "png", "webp", "gif"].includes(extension);
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
