import clsx from "clsx";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";

/** How long a browser may take to begin a download, in milliseconds. */
const DOWNLOAD_STARTS_MS = 10_000;

/** Downloads a PDF. */
function download(pdf: Blob, fileName: string): void {
  const url = URL.createObjectURL(pdf);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_STARTS_MS);
}

interface DownloadButtonProps {
  pdf: Blob;
  reference: string;
  words: ConsentFormWords["sent"];
  ghost?: boolean;
}

/** Downloads the client's own PDF. */
export function DownloadButton({ pdf, reference, words, ghost }: DownloadButtonProps) {
  const save = () => download(pdf, `${words.fileName}-${reference}.pdf`);
  return (
    <button type="button" className={clsx("button", ghost && "button-ghost")} onClick={save}>
      {words.download}
    </button>
  );
}
