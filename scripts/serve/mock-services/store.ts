import { randomBytes } from "node:crypto";
import { rename, rm, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { deliveredName, safeReference } from "./file-names";
import {
  listIfThere,
  makePrivateFolder,
  PrivateFiles,
  readIfThere,
  type WriteFile,
} from "./private-files";
import {
  parseSubmission,
  parseUpload,
  type Submission,
  type SubmissionRecord,
  type Upload,
} from "./records";

const FILE_ADDRESS = /\/__intake\/files\/([\w-]+\.[a-z0-9]+)$/;
const RECORD = "intake.json";

/** Name of the stored file that an address of this intake leads to. */
export function fileOfAddress(value: unknown): string | undefined {
  return typeof value === "string" ? FILE_ADDRESS.exec(value)?.[1] : undefined;
}

/** `email.json`, then `email-2.json`: a second e-mail never takes the place of the first. */
function mailName(count: number): string {
  return count === 1 ? "email.json" : `email-${count}.json`;
}

function freeName(wanted: string, taken: readonly string[]): string {
  const dot = wanted.lastIndexOf(".");
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted.slice(0, dot)}-${count}${wanted.slice(dot)}`;
    if (!taken.includes(name)) return name;
  }
}

function paramsOf(mail: string): [string, unknown][] {
  try {
    const params: unknown = JSON.parse(mail)?.template_params;
    return typeof params === "object" && params !== null ? Object.entries(params) : [];
  } catch {
    return [];
  }
}

/**
 * What the intake keeps, on disk and nowhere else: a restart forgets nothing, and a folder deleted
 * by hand is gone.
 */
export class Store {
  /** Absolute path. */
  readonly folder: string;
  readonly #uploads: string;
  readonly #submissions: string;
  readonly #write: WriteFile | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param write for tests of a disk that fails */
  constructor(folder: string, write?: WriteFile) {
    this.#write = write;
    this.folder = resolve(folder);
    this.#uploads = join(this.folder, "uploads");
    this.#submissions = join(this.folder, "submissions");
  }

  /**
   * Keeps an upload until an e-mail names it.
   *
   * @returns the upload, or the older one that has its public id: nothing is ever overwritten
   * @throws when the disk is full; then nothing of it is kept
   */
  async addUpload(upload: Upload, bytes: Buffer): Promise<Upload> {
    return this.#inTurn(async () => {
      const old = (await this.uploads()).find(({ publicId }) => publicId === upload.publicId);
      if (old) return old;
      await makePrivateFolder(this.folder);
      await makePrivateFolder(this.#uploads);
      await this.#writeAll(async (files) => {
        await files.write(join(this.#uploads, upload.file), bytes);
        // Last, because a file counts from its record on.
        await files.write(this.#recordOf(upload), JSON.stringify(upload));
      });
      return upload;
    });
  }

  /** Uploads that no e-mail named, newest first. */
  async orphans(): Promise<Upload[]> {
    const records = (await listIfThere(this.#uploads)).filter((name) => name.endsWith(".record"));
    const texts = await Promise.all(records.map((name) => readIfThere(join(this.#uploads, name))));
    return texts
      .flatMap((text) => parseUpload(text ?? "") ?? [])
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  /** Submissions, newest first. */
  async submissions(): Promise<Submission[]> {
    const names = await listIfThere(this.#submissions);
    const all = await Promise.all(names.map((name) => this.#submission(name)));
    return all
      .flatMap((submission) => submission ?? [])
      .sort((a, b) => (b.receivedAt.at(-1) ?? "").localeCompare(a.receivedAt.at(-1) ?? ""));
  }

  /** Every upload there is, newest first. */
  async uploads(): Promise<Upload[]> {
    const delivered = (await this.submissions()).flatMap(({ files }) => files);
    return [...(await this.orphans()), ...delivered.map(({ upload }) => upload)].sort((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    );
  }

  /** Absolute path of a stored file, wherever it is by now. */
  async pathOf(file: string): Promise<string | undefined> {
    if ((await this.orphans()).some((upload) => upload.file === file)) {
      return join(this.#uploads, file);
    }
    for (const { folder, files } of await this.submissions()) {
      const found = files.find(({ upload }) => upload.file === file);
      if (found) return join(folder, found.name);
    }
    return undefined;
  }

  /**
   * Makes a submission of an e-mail, with the files whose addresses stand in its parameters.
   * A second e-mail with the same reference joins the first.
   *
   * @param mail the request's body as received
   * @returns the submission's reference: the e-mail's, made safe, or a new one
   * @throws when the disk is full; then everything is as it was, and the e-mail can come again
   */
  async deliver(mail: Buffer, params: Record<string, unknown>): Promise<string> {
    return this.#inTurn(async () => {
      const reference =
        safeReference(params.reference) || `intake-${randomBytes(6).toString("hex")}`;
      const folder = join(this.#submissions, reference);
      for (const path of [this.folder, this.#submissions, folder]) await makePrivateFolder(path);
      const record: SubmissionRecord = parseSubmission(
        (await readIfThere(join(folder, RECORD))) ?? "",
      ) ?? { reference, receivedAt: [], files: [] };

      record.receivedAt.push(new Date().toISOString());
      const moved: Upload[] = [];
      try {
        await this.#writeAll(async (files) => {
          await files.write(join(folder, mailName(record.receivedAt.length)), mail);
          for (const [param, value] of Object.entries(params)) {
            const file = fileOfAddress(value);
            if (!file || record.files.some(({ upload }) => upload.file === file)) continue;
            const upload = (await this.uploads()).find((candidate) => candidate.file === file);
            const from = upload && (await this.pathOf(file));
            if (!from) continue;
            const taken = [RECORD, "email.json", ...record.files.map(({ name }) => name)];
            const name = freeName(deliveredName(param, file, upload.originalName), taken);
            record.files.push({ param, name, upload });
            if (from === join(this.#uploads, file)) moved.push(upload);
            // Another submission has it.
            else await files.copy(from, join(folder, name));
          }
          await files.write(join(folder, RECORD), JSON.stringify(record, null, 2));
        });
      } catch (error) {
        // Where this e-mail would have been the first; else it is not empty and stays.
        if (record.receivedAt.length === 1) await rmdir(folder);
        throw error;
      }
      // Moving takes no room.
      for (const upload of moved) {
        const name = record.files.find((delivered) => delivered.upload === upload)?.name ?? "";
        await rename(join(this.#uploads, upload.file), join(folder, name));
        await rm(this.#recordOf(upload), { force: true });
      }
      return reference;
    });
  }

  /** Deletes everything ever received. */
  async clear(): Promise<void> {
    await this.#inTurn(() =>
      Promise.all(
        [this.#uploads, this.#submissions].map((folder) =>
          rm(folder, { recursive: true, force: true }),
        ),
      ),
    );
  }

  async #submission(name: string): Promise<Submission | undefined> {
    const folder = join(this.#submissions, name);
    const record = parseSubmission((await readIfThere(join(folder, RECORD))) ?? "");
    if (!record) return undefined;
    const mail = await readIfThere(join(folder, mailName(record.receivedAt.length)));
    return { ...record, folder, params: paramsOf(mail ?? "") };
  }

  /** Writes several files as one step: all of them, or nothing. */
  async #writeAll(write: (files: PrivateFiles) => Promise<void>): Promise<void> {
    const files = new PrivateFiles(this.#write);
    try {
      await write(files);
      await files.commit();
    } catch (error) {
      await files.discard();
      throw error;
    }
  }

  #recordOf({ file }: Upload): string {
    return join(this.#uploads, `${file}.record`);
  }

  /** One change after the other: two e-mails at once with one reference would lose files. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
