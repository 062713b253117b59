import { copyFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "@/lib/content/content";
import { upiQrFile } from "@/lib/site/upi-qr";
import { upiQr } from "./upi-qr";

/**
 * Writes the code of the bank page to `public/`: SEBI's official picture byte for byte, as its mark
 * and its squares must stay as they were made; without it one drawn from the UPI ID. While the firm
 * takes no new clients there is none.
 * @param root the project's folder
 */
export async function writeUpiQr(
  root: string,
  { firm: { upi }, notices }: Pick<Content, "firm" | "notices">,
): Promise<void> {
  const folder = path.join(root, "public");
  const wanted = notices.accepting ? upiQrFile(upi) : undefined;
  for (const file of await readdir(folder)) {
    if (/^upi-qr\./.test(file) && file !== wanted) await rm(path.join(folder, file));
  }
  if (!wanted) return;
  const target = path.join(folder, wanted);
  if (upi.qr) await copyFile(path.join(root, "content", "pictures", upi.qr), target);
  else await writeFile(target, upiQr(upi));
}
