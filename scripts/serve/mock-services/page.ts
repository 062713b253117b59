import { faultForm } from "./fault-form";
import type { Fault } from "./faults";
import { isPicture } from "./file-names";
import { Html, html } from "./html";
import { PAGE_STYLE } from "./page-style";
import type { Submission, Upload } from "./records";
import { fileOfAddress } from "./store";

export interface PageContent {
  /** Absolute path of the folder everything is kept in. */
  folder: string;
  /** Newest first. */
  submissions: readonly Submission[];
  orphans: readonly Upload[];
  faults: readonly Fault[];
}

const FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "medium" });

const time = (iso: string) => html`<time datetime="${iso}">${FORMAT.format(new Date(iso))}</time>`;

const size = (bytes: number) =>
  bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024).toLocaleString("en-IN")} kB`;

const addressOf = (file: string) => `/__intake/files/${file}`;

function fileTile({ file, bytes, createdAt }: Upload, name: string): Html {
  const picture = isPicture(file)
    ? html`<img src="${addressOf(file)}" alt="" loading="lazy">`
    : html`<span class="paper" aria-hidden="true">${file.split(".").at(-1)?.toUpperCase()}</span>`;
  return html`<li><a href="${addressOf(file)}">${picture}<span class="name">${name}</span></a><span class="quiet">${size(bytes)}, ${time(createdAt)}</span></li>`;
}

function paramValue(name: string, value: unknown): unknown {
  const lacking = value === null || value === undefined || value === "" || value === "null";
  if (lacking)
    return html`<em class="lacking">${/url|image|sign/i.test(name) ? "not received" : "empty"}</em>`;
  const file = fileOfAddress(value);
  if (file) return html`<a href="${addressOf(file)}">${value}</a>`;
  return typeof value === "object" ? JSON.stringify(value) : value;
}

function submissionCard({ reference, receivedAt, params, files, folder }: Submission): Html {
  return html`<article class="card">
<div class="top"><h3>${reference}</h3>${time(receivedAt.at(-1) ?? "")}</div>
${receivedAt.length > 1 && html`<p class="lacking">The e-mail arrived ${receivedAt.length} times; this is the latest.</p>`}
<table><caption class="quiet">The e-mail, in the order received</caption>
${params.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${paramValue(name, value)}</td></tr>`)}
</table>
<ul class="files">${files.map(({ name, upload }) => fileTile(upload, name))}</ul>
<p class="quiet"><code>${folder}</code></p>
</article>`;
}

/** The page that shows what arrived. It holds no script, and every value in it is escaped. */
export function renderPage({ folder, submissions, orphans, faults }: PageContent): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Consent forms received (${submissions.length})</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>Consent forms received</h1>
<div class="card note">
<p>This is a stand-in for the media host and the e-mail service, for trying the <a href="/consent-form">consent form</a> on this machine. Nothing leaves it, and nobody is sent an e-mail. Only whoever has the link that the server printed at its start can open this page.</p>
<p>Everything is kept in <code>${folder}</code>, readable by your user only. Identity documents do not belong there longer than needed.</p>
</div>
<section>
<h2>Submissions</h2>
${submissions.length === 0 ? html`<p class="quiet">None yet.</p>` : submissions.map(submissionCard)}
</section>
<section>
<h2>Uploads without an e-mail</h2>
<p class="quiet">Files of forms that were not finished, or whose answer got lost and that were sent again.</p>
${
  orphans.length === 0
    ? html`<p class="quiet">None.</p>`
    : html`<div class="card"><ul class="files">${orphans.map((upload) => fileTile(upload, upload.originalName || "unnamed"))}</ul></div>`
}
</section>
<section>
<h2>Tools</h2>
${faultForm(faults)}
<details class="card">
<summary>Delete everything</summary>
<p>Deletes all submissions and uploads from this machine. They cannot be brought back.</p>
<form method="post" action="/__intake/clear"><button class="danger">Delete everything</button></form>
</details>
</section>
</main>
</body>
</html>
`;
  return page.text;
}
