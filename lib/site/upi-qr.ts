import path from "node:path";
import type { Firm } from "@/lib/content/schemas/firm";

/** Name, in `public/`, of the code on the bank page: SEBI's official picture, else one that is drawn. */
export function upiQrFile({ qr }: Pick<Firm["upi"], "qr">): string {
  return `upi-qr${qr ? path.extname(qr) : ".svg"}`;
}
