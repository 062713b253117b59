import type { BandProps } from "@/components/bands/band-frame";
import { type Fact, FactList } from "@/components/ui/fact-list";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { BandOf } from "@/lib/content/schemas/band";
import { suppliedFiling } from "@/lib/site/filings";
import { fillIn, formatDate } from "@/lib/text/format";

interface FilingsProps {
  labels: BandOf<"filings">["labels"];
  values: BandOf<"filings">["values"];
  content: Pick<CheckedContent, "firm" | "placeholders">;
}

/** A row for each filing that the firm has supplied. */
function filingRows({ labels, values, content }: FilingsProps): Fact[] {
  const rows: Fact[] = [];
  const advertisement = suppliedFiling(content, "advertisement");
  if (advertisement) {
    const { reference, date } = advertisement;
    const value = fillIn(values.advertisement, { reference, date: formatDate(date) });
    rows.push({ label: labels.advertisement, value });
  }
  const servicePhone = suppliedFiling(content, "servicePhone");
  if (servicePhone) rows.push({ label: labels.servicePhone, value: servicePhone });
  const accountLinked = suppliedFiling(content, "accountLinked");
  if (accountLinked) {
    const value = fillIn(values.accountLinked, { date: formatDate(accountLinked) });
    rows.push({ label: labels.accountLinked, value });
  }
  const darkPatterns = suppliedFiling(content, "darkPatterns");
  if (darkPatterns) {
    const { date, by, file } = darkPatterns;
    const text = fillIn(values.darkPatterns, { date: formatDate(date), by });
    rows.push({ label: labels.darkPatterns, value: file ? <a href={file}>{text}</a> : text });
  }
  const parrva = suppliedFiling(content, "parrva");
  if (parrva) rows.push({ label: labels.parrva, value: parrva });
  return rows;
}

/** Whether the firm has supplied anything; if not, the band is not shown. */
export function hasFilings(props: FilingsProps): boolean {
  return filingRows(props).length > 0;
}

/** What the firm has filed, row by row, without what it has still to supply. */
export function Filings({ labels, values, content }: BandProps<"filings">) {
  return <FactList className="hairs" facts={filingRows({ labels, values, content })} />;
}
