import path from "node:path";
import { ContentError, type ContentIssue } from "content-kit";
import { type CheckedContent, unversionedTexts } from "@/lib/checks/checked-content";
import { checkOfficialQr } from "@/scripts/prepare/official-qr";

/** What is wrong with the official QR code; nothing without one, or while nobody pays by it. */
async function qrIssues(root: string, content: CheckedContent): Promise<readonly ContentIssue[]> {
  const { upi, legalName } = content.firm;
  if (!upi.qr || !content.notices.accepting) return [];
  try {
    await checkOfficialQr(root, upi.qr, { id: upi.id, payee: legalName });
    return [];
  } catch (cause) {
    if (cause instanceof ContentError) return cause.issues;
    throw cause;
  }
}

/**
 * What stops a build although all content can be read: texts that clients accept without a version,
 * and an official QR code that is none of the firm's.
 * @param root the project's
 */
export async function stopsOfBuild(root: string, content: CheckedContent): Promise<ContentIssue[]> {
  const unversioned = unversionedTexts(path.join(root, "content"), content);
  return [...unversioned, ...(await qrIssues(root, content))];
}
