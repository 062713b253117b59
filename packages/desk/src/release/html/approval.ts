import type { Release } from "../release";
import { approvedInWords } from "../signature";
import { escapeHtml } from "./markup";

/** What may be done with a release: only one of a committed state can be approved. */
export type Standing = "approved" | "to approve" | "draft";

export function standingOf({ state }: Pick<Release, "state">): Standing {
  if (state.startsWith("approved-")) return "approved";
  return state.includes("no approved- tag") ? "to approve" : "draft";
}

/** Why a draft is one. */
const whyDraft = ({ state }: Release) => state.replace("not approved: ", "");

/** The same in a sentence. */
export function standingInWords(release: Release): string {
  switch (standingOf(release)) {
    case "approved":
      return approvedInWords(release);
    case "to approve":
      return "To be approved.";
    case "draft":
      return `A draft: it cannot be approved as it is (${whyDraft(release)}).`;
  }
}

/** What is signed has been read, and is of a state that git keeps. */
function placeToSign({ state, tag, comparison }: Release): string {
  const toRead = comparison ? "all changes in this file" : "the whole text";
  const name = state.startsWith("approved-") ? state : tag;
  return `<h2>Approval</h2>
<p class="tick">I have read ${toRead}.</p>
<p class="tick">Approved for publication. Tag: <b>${escapeHtml(name)}</b></p>
<p class="tick">Not approved, because:</p>
<div class="lines">
<p>Name, as registered</p>
<p>Role</p>
<p>Signature</p>
<p>Place and day</p>
</div>`;
}

function noPlaceToSign(release: Release): string {
  return `<h2>Draft: not to be signed</h2>
<p>Nobody can approve it as it is: ${escapeHtml(whyDraft(release))}. Whoever publishes commits everything, builds for today, and runs npm run release again: that file has the place to sign.</p>`;
}

/** The part of the first sheet that is signed; of a draft, why there is none. */
export function approvalHtml(release: Release): string {
  return standingOf(release) === "draft" ? noPlaceToSign(release) : placeToSign(release);
}
