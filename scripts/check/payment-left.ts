import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import type { Firm } from "@/lib/content/schemas/firm";

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest|csv|md)$/;
const QR_FILE = /^upi-qr\./;

/**
 * While the firm takes no new clients, no file of the export may say where to pay.
 * @param out the export
 * @returns a sentence for each file that does
 */
export async function paymentLeft(
  out: string,
  { bank, upi, phonePayment, phone, chat, officers }: Firm,
): Promise<string[]> {
  const contacts = [phone, chat.phone, ...officers.map((officer) => officer.phone)];
  const data: [name: string, value: string][] = [
    ["bank.account", bank.account],
    ["bank.account", bank.account.replaceAll(" ", "")],
    ["bank.ifsc", bank.ifsc],
    ["upi.id", upi.id],
    // Often the number to call, too.
    ...(contacts.includes(phonePayment)
      ? []
      : [["phonePayment", phonePayment] as [string, string]]),
  ];
  const files = filesBelow(out);
  const faults = files
    .filter((file) => QR_FILE.test(file))
    .map((file) => `${file}: accepting is false, and this is the QR code for payment`);
  for (const file of files.filter((name) => TEXT_FILE.test(name))) {
    const text = await readFile(path.join(out, file), "utf8");
    const found = new Set(data.filter(([, value]) => text.includes(value)).map(([name]) => name));
    for (const name of found) {
      faults.push(
        `${file}: accepting is false, and this has firm.${name}; take {{firm.${name}}} out of its words`,
      );
    }
  }
  return faults;
}
