import clsx from "clsx";
import type { FormWords } from "@/lib/consent/form-words";

/** Time for the browser to start a download. */
const DOWNLOAD_STARTS_MS = 10_000;

interface DownloadButtonProps {
  pdf: Blob;
  reference: string;
  words: FormWords;
  ghost?: boolean;
}

export function DownloadButton({ pdf, reference, words: { sent }, ghost }: DownloadButtonProps) {
  const download = () => {
    const href = URL.createObjectURL(pdf);
    const file = `${sent.fileName}-${reference}.pdf`;
    Object.assign(document.createElement("a"), { href, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_STARTS_MS);
  };
  return (
    <button
      type="button"
      className={clsx("button", ghost ? "button-ghost mt-3" : "mt-5")}
      onClick={download}
    >
      {sent.download}
    </button>
  );
}
