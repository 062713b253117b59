import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { Busboy } from "@fastify/busboy";
import * as z from "zod";

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const PRIVATE = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

export function send(res: ServerResponse, { status, type, body, headers }: Answer): void {
  res.writeHead(status, { ...PRIVATE, "Content-Type": type, ...headers });
  res.end(body);
}

export function textAnswer(status: number, body: string, headers = {}): Answer {
  return { status, type: "text/plain; charset=utf-8", body, headers };
}

const key = z.string().min(1);
const emailRequest = z.object({
  user_id: key,
  service_id: key,
  template_id: key,
  template_params: z.record(z.string(), z.unknown()),
});

/** The variables of an e-mail in the order received; undefined if it is invalid. */
export function variablesOf(body: string): Record<string, unknown> | undefined {
  try {
    return emailRequest.parse(JSON.parse(body)).template_params;
  } catch {
    return undefined;
  }
}

/** The media host's limit on its free plan. */
const MAX_FILE_BYTES = 10_485_760;

export interface UploadForm {
  fields: Record<string, string>;
  /** `name` is sent by the browser and not trusted. */
  file?: { name: string; type: string; bytes: Buffer };
}

/** @throws Error if the body is no complete multipart form */
export function parseUploadForm(body: Buffer, headers: IncomingHttpHeaders): Promise<UploadForm> {
  return new Promise((resolve, reject) => {
    const form: UploadForm = { fields: {} };
    const parser = new Busboy({ headers: { "content-type": headers["content-type"] ?? "" } });
    parser.on("field", (name, value) => {
      form.fields[name] = value;
    });
    parser.on("file", (part, stream, name, _, type) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (part === "file") form.file = { name, type, bytes: Buffer.concat(chunks) };
      });
      stream.on("error", reject);
    });
    parser.on("error", reject);
    parser.on("finish", () => resolve(form));
    parser.end(body);
  });
}

function json(status: number, value: object, headers = {}): Answer {
  return { status, type: "application/json", body: JSON.stringify(value), headers };
}

export function uploadError(status: number, message: string): Answer {
  return json(status, { error: { message } }, { "X-Cld-Error": message });
}

/**
 * The media host's response.
 * @param form undefined if the request was no complete form
 * @param keep stores an accepted file and returns its URL
 */
export async function answerUpload(
  form: UploadForm | undefined,
  keep: (bytes: Buffer, name: FileName) => Promise<string>,
): Promise<Answer> {
  if (!form) return uploadError(400, "Malformed multipart form");
  const { fields, file } = form;
  if (!fields.upload_preset) {
    return uploadError(400, "Upload preset must be specified when using unsigned upload");
  }
  if (!file) return uploadError(400, "Missing required parameter - file");
  const bytes = file.bytes.length;
  if (bytes > MAX_FILE_BYTES) {
    return uploadError(400, `File size too large. Got ${bytes}. Maximum is ${MAX_FILE_BYTES}.`);
  }
  const address = await keep(file.bytes, nameOf(file.name));
  return json(200, { bytes, secure_url: address });
}

/** The parts of a name that was sent, without what an address or a header could misread. */
export interface FileName {
  /** `7K3Q-M2X9-D4TB-pan`. */
  stem: string;
  /** Such as `jpg`, or `pdf.age` for a sealed file; `bin` if there is none. */
  extension: string;
}

/** As many letters of a name as are kept. */
const STEM_LETTERS = 60;

function nameOf(sent: string): FileName {
  const [ending = "", extension = "bin"] =
    /\.((?:[a-z0-9]{1,8}\.)?age|[a-z0-9]{1,8})$/i.exec(sent) ?? [];
  const stem = sent.slice(0, sent.length - ending.length).replace(/[^\w-]/g, "_");
  return { stem: stem.slice(0, STEM_LETTERS), extension: extension.toLowerCase() };
}
