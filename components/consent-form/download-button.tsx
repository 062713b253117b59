import clsx from "clsx";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";

/** How long a browser may take to begin a download, in milliseconds. */
const DOWNLOAD_STARTS_MS = 10_000;

interface DownloadButtonProps {
  pdf: Blob;
  reference: string;
  words: ConsentFormWords["sent"];
  ghost?: boolean;
}

export function DownloadButton({ pdf, reference, words, ghost }: DownloadButtonProps) {
  const download = () => {
    const href = URL.createObjectURL(pdf);
    const file = `${words.fileName}-${reference}.pdf`;
    Object.assign(document.createElement("a"), { href, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_STARTS_MS);
  };
  return (
    <button type="button" className={clsx("button", ghost && "button-ghost")} onClick={download}>
      {words.download}
    </button>
  );
}
