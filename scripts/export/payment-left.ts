import { readFileSync } from "node:fs";
import path from "node:path";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { filesBelow } from "@/lib/content/files-below";
import { isPlaceholder } from "@/lib/text/placeholders";

const TEXT_FILE = /\.(html|css|js|json|svg|txt|xml|webmanifest|csv|md)$/;

type PaymentContent = Pick<CheckedContent, "firm" | "placeholders">;

/** By the path of each payment detail in `firm`: how pages may write it. Placeholders are left out. */
function paymentDetails({ firm, placeholders }: PaymentContent): Map<string, string[]> {
  const details = new Map([
    ["bank.account", [firm.bank.account, firm.bank.account.replaceAll(" ", "")]],
    ["bank.ifsc", [firm.bank.ifsc]],
    ["upi.id", [firm.upi.id]],
  ]);
  // A number for payment may be one to call as well, which pages go on showing.
  const officerPhones = firm.officers.map(({ phone }) => phone);
  const contacts = [firm.phone, firm.chat.phone, ...officerPhones];
  if (!contacts.includes(firm.phonePayment)) {
    details.set("phonePayment", [firm.phonePayment]);
  }
  for (const name of details.keys()) {
    if (isPlaceholder(placeholders, `firm.${name}`)) {
      details.delete(name);
    }
  }
  return details;
}

/**
 * Looks through the export of a firm that is closed to new clients for payment details.
 * @param out the folder of the export
 * @returns a sentence for each file that has one, with what to do
 */
export function paymentLeft(out: string, content: PaymentContent): string[] {
  const details = paymentDetails(content);
  const left: string[] = [];
  for (const file of filesBelow(out)) {
    if (file.startsWith("upi-qr.")) {
      left.push(`${file}: accepting is false, and this is the QR code for payment`);
      continue;
    }
    if (!TEXT_FILE.test(file)) {
      continue;
    }
    const text = readFileSync(path.join(out, file), "utf8");
    for (const [name, values] of details) {
      if (values.some((value) => text.includes(value))) {
        left.push(
          `${file}: accepting is false, and this has firm.${name}; take {{firm.${name}}} out of its words`,
        );
      }
    }
  }
  return left;
}
