import { z } from "zod";

const uploadSchema = z.object({
  /** Name of the stored file: an unguessable id and an extension. */
  file: z.string().regex(/^[\w-]+\.[a-z0-9]+$/),
  service: z.enum(["auto", "raw"]),
  assetId: z.string(),
  publicId: z.string(),
  resourceType: z.enum(["image", "raw"]),
  format: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  bytes: z.number(),
  etag: z.string(),
  /** As the browser named it. */
  originalName: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/** What is known about a received file. */
export type Upload = z.infer<typeof uploadSchema>;

const deliveredFileSchema = z.object({
  /** The e-mail's variable that held its address. */
  param: z.string(),
  /** File name in the submission's folder. */
  name: z.string().regex(/^[\w-][\w.-]*$/),
  upload: uploadSchema,
});

/** A file that an e-mail named. */
export type DeliveredFile = z.infer<typeof deliveredFileSchema>;

const submissionRecordSchema = z.object({
  /** Name of the folder. */
  reference: z.string(),
  /** ISO 8601, UTC, of each e-mail, oldest first. */
  receivedAt: z.array(z.string()).min(1),
  files: z.array(deliveredFileSchema),
});

export type SubmissionRecord = z.infer<typeof submissionRecordSchema>;

/** A submission as the page shows it. */
export interface Submission extends SubmissionRecord {
  /** Absolute path. */
  folder: string;
  /** Of the latest e-mail, in the order received. */
  params: [name: string, value: unknown][];
}

/** A record read from disk, or undefined when somebody spoilt it. */
function parseAs<T>(schema: z.ZodType<T>, json: string): T | undefined {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

export function parseUpload(json: string): Upload | undefined {
  return parseAs(uploadSchema, json);
}

export function parseSubmission(json: string): SubmissionRecord | undefined {
  return parseAs(submissionRecordSchema, json);
}
