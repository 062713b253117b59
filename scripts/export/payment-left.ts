import { readFileSync } from "node:fs";
import path from "node:path";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { filesBelow } from "@/lib/content/files-below";
import { isPlaceholder } from "@/lib/text/placeholders";

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest|csv|md)$/;

/** Exported files of a closed firm that contain payment details other than placeholders. */
export function paymentLeft(
  out: string,
  { firm, placeholders }: Pick<CheckedContent, "firm" | "placeholders">,
): string[] {
  const { bank, upi, phonePayment, phone, chat, officers } = firm;
  const contacts = [phone, chat.phone, ...officers.map((officer) => officer.phone)];
  const data: Record<string, string[]> = {
    "bank.account": [bank.account, bank.account.replaceAll(" ", "")],
    "bank.ifsc": [bank.ifsc],
    "upi.id": [upi.id],
    // Often also a contact number.
    phonePayment: contacts.includes(phonePayment) ? [] : [phonePayment],
  };
  const known = Object.entries(data).filter(
    ([name]) => !isPlaceholder(placeholders, `firm.${name}`),
  );
  return filesBelow(out).flatMap((file) => {
    if (file.startsWith("upi-qr.")) {
      return [`${file}: accepting is false, and this is the QR code for payment`];
    }
    if (!TEXT_FILE.test(file)) return [];
    const text = readFileSync(path.join(out, file), "utf8");
    return known
      .filter(([, values]) => values.some((value) => text.includes(value)))
      .map(
        ([name]) =>
          `${file}: accepting is false, and this has firm.${name}; take {{firm.${name}}} out of its words`,
      );
  });
}
