import type { IncomingHttpHeaders } from "node:http";
import { Busboy } from "@fastify/busboy";

/** The file part of an upload. */
export interface FormFile {
  /** As the browser named it; anything may stand in it. */
  name: string;
  type: string;
  bytes: Buffer;
}

export interface UploadForm {
  /** The text fields. */
  fields: Record<string, string>;
  file?: FormFile;
}

/** @throws Error when the body is no complete multipart form */
export function parseUploadForm(body: Buffer, headers: IncomingHttpHeaders): Promise<UploadForm> {
  return new Promise((resolve, reject) => {
    const form: UploadForm = { fields: {} };
    const type = headers["content-type"] ?? "";
    const parser = new Busboy({ headers: { "content-type": type } });
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
