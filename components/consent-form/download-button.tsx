import clsx from "clsx";
import { useState } from "react";
import type { FormWords } from "@/lib/consent/form-words";
import { reportError } from "@/lib/consent/report-error";

/** Time for the client to answer when the browser asks whether to download, and for it to start. */
const DOWNLOAD_STARTS_MS = 120_000;

interface DownloadButtonProps {
  pdf: Blob;
  reference: string;
  words: FormWords;
  ghost?: boolean;
}

/** Whether the browser hands files to other apps; some in-app browsers cannot even save them. */
function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * No browser says whether it saved a file, so once it is pressed, other ways stand below it. They are
 * announced, as the button stands in an alert or a status.
 */
export function DownloadButton({ pdf, reference, words: { sent }, ghost }: DownloadButtonProps) {
  const [isPressed, setIsPressed] = useState(false);
  const file = new File([pdf], `${sent.fileName}-${reference}.pdf`, { type: "application/pdf" });
  const download = () => {
    setIsPressed(true);
    const href = URL.createObjectURL(pdf);
    Object.assign(document.createElement("a"), { href, download: file.name }).click();
    const revoke = () => URL.revokeObjectURL(href);
    setTimeout(revoke, DOWNLOAD_STARTS_MS);
    // The browser may keep the page that is left, and must not keep the PDF with it.
    addEventListener("pagehide", revoke, { once: true });
  };
  const share = () => {
    navigator.share({ files: [file] }).catch((error: unknown) => {
      // The client closed the list of apps.
      const isClosed = error instanceof DOMException && error.code === DOMException.ABORT_ERR;
      if (!isClosed) reportError(error);
    });
  };
  return (
    <>
      <button
        type="button"
        className={clsx("button", ghost ? "button-ghost mt-3" : "mt-5")}
        onClick={download}
      >
        {sent.download}
      </button>
      {isPressed && <p className="mt-2 text-small">{sent.downloaded}</p>}
      {isPressed && canShare(file) && (
        <button type="button" className="button button-ghost mt-2" onClick={share}>
          {sent.share}
        </button>
      )}
    </>
  );
}
