import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Firm } from "@/lib/content/schemas/firm";
import { EXAMPLE_UPI_ID } from "@/lib/content/schemas/upi-id";
import { formatDate } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** Facts that fit their keys and not each other or the day. */
export function checkFirm(file: YamlFile, { registration, bank, upi }: Firm, today: string): void {
  if (registration.validTo < today) {
    const message = `the registration was over on ${formatDate(registration.validTo)}: write the new date, or close the site to new clients (docs/compliance.md)`;
    file.warn(["registration", "validTo"], message);
  }
  if (EXAMPLE_UPI_ID.test(upi.id) && !isPlaceholder(file.placeholders, "upi.id")) {
    const message = `expected the firm's own UPI ID, got the example "${upi.id}": there is no bank of this name`;
    file.fail(["upi", "id"], message);
  }
  const payees = ["bank.payee", "upi.payee"];
  if (bank.payee !== upi.payee && !payees.some((path) => isPlaceholder(file.placeholders, path))) {
    const message = `"${upi.payee}" is not the payee of bank, "${bank.payee}": both are the name on SEBI's register`;
    file.warn(["upi", "payee"], message);
  }
}
