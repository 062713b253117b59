import { createHash, randomBytes } from "node:crypto";
import { extensionOf } from "./file-names";
import { readImageFormat } from "./image-format";
import type { FormFile } from "./multipart";
import type { Upload } from "./records";

/** The media host's limit for a file on its free plan, in bytes. */
export const MAX_FILE_BYTES = 10_485_760;

/** The media host's own sentences. */
export const UPLOAD_REFUSALS = {
  preset: "Upload preset must be specified when using unsigned upload",
  file: "Missing required parameter - file",
  tooLarge: (bytes: number) =>
    `File size too large. Got ${bytes}. Maximum is ${MAX_FILE_BYTES}. Upgrade your plan to enjoy higher limits https://www.cloudinary.com/pricing/upgrades/file-limit`,
};

const STATUS_MESSAGES: Record<number, string> = {
  400: "Upload preset not found",
  401: "Unknown API key ",
  403: "Customer is marked as blocked",
  408: "Request Timeout",
  413: "Request Entity Too Large",
  420: "Rate Limited",
  425: "Too Early",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

/** What the media host says to a status that a fault asks for. */
export function uploadStatusMessage(status: number): string {
  return STATUS_MESSAGES[status] ?? "General Error";
}

/** Describes a file that came in as the media host would. */
export async function describeUpload(
  service: "auto" | "raw",
  file: FormFile,
  publicId: string | undefined,
): Promise<Upload> {
  const image = service === "auto" ? await readImageFormat(file.bytes) : undefined;
  const extension = image?.format ?? extensionOf(file.name);
  const id = randomBytes(10).toString("hex");
  // Without an extension in the file's name a raw address has none either.
  const suffix = extension === "bin" ? "" : `.${extension}`;
  return {
    file: `${randomBytes(16).toString("hex")}.${extension}`,
    service,
    assetId: randomBytes(16).toString("hex"),
    publicId: publicId ?? (image ? id : id + suffix),
    resourceType: image ? "image" : "raw",
    ...image,
    bytes: file.bytes.length,
    etag: createHash("md5").update(file.bytes).digest("hex"),
    originalName: file.name,
    createdAt: new Date().toISOString(),
  };
}

/** The media host's answer to a file it took. `address` is where the file can be fetched. */
export function uploadAnswer(upload: Upload, address: string): Record<string, unknown> {
  const created = new Date(upload.createdAt);
  return {
    asset_id: upload.assetId,
    public_id: upload.publicId,
    version: Math.floor(created.getTime() / 1000),
    ...(upload.width && { width: upload.width, height: upload.height }),
    ...(upload.format && { format: upload.format }),
    resource_type: upload.resourceType,
    created_at: `${upload.createdAt.slice(0, 19)}Z`,
    tags: [],
    bytes: upload.bytes,
    type: "upload",
    etag: upload.etag,
    placeholder: false,
    url: address,
    secure_url: address,
    original_filename: upload.originalName.replace(/\.[^.]*$/, ""),
  };
}
