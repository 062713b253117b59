import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Firm } from "@/lib/content/schemas/firm";
import { formatDate } from "@/lib/text/format";

/** Facts that fit their keys and not each other or the day. */
export function checkFirm(file: YamlFile, { registration, bank, upi }: Firm, today: string): void {
  if (registration.validTo < today) {
    const message = `the registration was over on ${formatDate(registration.validTo)}: write the new date, or close the site to new clients (docs/compliance.md)`;
    file.warn(["registration", "validTo"], message);
  }
  const payees = [
    ["bank", "payee"],
    ["upi", "payee"],
  ];
  if (bank.payee !== upi.payee && !payees.some((path) => file.isPlaceholder(path))) {
    const message = `"${upi.payee}" is not the payee of bank, "${bank.payee}": both are the name on SEBI's register`;
    file.warn(["upi", "payee"], message);
  }
}
