import { copyFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderSVG } from "uqr";
import type { Content } from "@/lib/content/content";
import { upiQrFile } from "@/lib/site/upi-qr";
import { checkOfficialQr } from "./official-qr";

/** NPCI's UPI linking specification: pa, pn, cu. */
export function upiLink(upi: { id: string; payee: string }): string {
  return `upi://pay?pa=${encodeURIComponent(upi.id)}&pn=${encodeURIComponent(upi.payee)}&cu=INR`;
}

/** A QR code that pays to this account. @returns an SVG */
function drawQr(link: string): string {
  const svg = renderSVG(link, { ecc: "M", border: 2 });
  // Browsers may give an SVG without a size a natural width of 0, like an image that failed to
  // load.
  return svg.replace("<svg ", '<svg width="200" height="200" ');
}

/**
 * SEBI's official picture unchanged, else a drawn code; none while no clients are accepted.
 * @throws ContentError if the official picture is no code that pays to the firm
 */
export async function writeUpiQr(
  root: string,
  { firm, notices }: Pick<Content, "firm" | "notices">,
): Promise<void> {
  const { upi, legalName } = firm;
  const folder = path.join(root, "public");
  const wanted = notices.accepting ? upiQrFile(upi) : undefined;
  for (const file of await readdir(folder)) {
    const isOld = file.startsWith("upi-qr.") && file !== wanted;
    if (isOld) await rm(path.join(folder, file));
  }
  if (wanted === undefined) return;
  const target = path.join(folder, wanted);
  if (upi.qr) {
    await checkOfficialQr(root, upi.qr, { id: upi.id, payee: legalName });
    await copyFile(path.join(root, "content", "pictures", upi.qr), target);
    return;
  }
  await writeFile(target, drawQr(upiLink({ id: upi.id, payee: legalName })));
}
