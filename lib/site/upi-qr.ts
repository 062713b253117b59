import path from "node:path";
import type { Firm } from "@/lib/content/schemas/firm";

/** File in `public/` of the bank page's QR code: SEBI's official picture, else a drawn one. */
export function upiQrFile({ qr }: Pick<Firm["upi"], "qr">): string {
  return `upi-qr${qr ? path.extname(qr) : ".svg"}`;
}
