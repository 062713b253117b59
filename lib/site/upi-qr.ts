import path from "node:path";
import type { Firm } from "@/lib/content/schemas/firm";

/** File in `public/` of the QR code on the bank page: SEBI's official picture, else a drawn one. */
export function upiQrFile({ qr }: Pick<Firm["upi"], "qr">): string {
  return `upi-qr${qr ? path.extname(qr) : ".svg"}`;
}
