import { FAULT_KINDS, type Fault, SERVICES } from "./faults";
import { type Html, html } from "./html";

const SERVICE_NAMES = { auto: "image upload", raw: "document upload", mail: "e-mail" };

const option = (value: string, label = value) => html`<option value="${value}">${label}</option>`;

const number = (name: string, label: string, placeholder: string, min: number) =>
  html`<label>${label}<input type="number" name="${name}" min="${min}" placeholder="${placeholder}"></label>`;

function describeFault({ service, kind, status, nth, times }: Fault): string {
  const what = kind === "status" ? `${kind} ${status}` : kind;
  const count = times === Number.POSITIVE_INFINITY ? "always" : `${times} more`;
  return `${SERVICE_NAMES[service]}: ${what}, from request ${nth} on, ${count}`;
}

/** The form that makes the intake misbehave, with the faults that are still to come. */
export function faultForm(active: readonly Fault[]): Html {
  return html`<details class="card"${active.length > 0 && html` open`}>
<summary>Make the intake misbehave</summary>
<p>To see what the form says when a service is slow, refuses or goes away. Setting a fault replaces the one before.</p>
${
  active.length > 0 &&
  html`<ul>${active.map((fault) => html`<li>${describeFault(fault)}</li>`)}</ul>
<form method="post" action="/__intake/faults"><input type="hidden" name="none" value="1"><button class="plain">Behave again</button></form>`
}
<form method="post" action="/__intake/faults">
<div class="fields">
<label>Service<select name="service">${SERVICES.map((name) => option(name, SERVICE_NAMES[name]))}</select></label>
<label>Fault<select name="kind">${FAULT_KINDS.map((kind) => option(kind))}</select></label>
${number("nth", "From request", "1", 1)}
${number("times", "Times (0: always)", "1", 0)}
${number("status", "Status", "500", 400)}
${number("retryAfter", "Retry-After, s", "none", 0)}
${number("bytesPerSecond", "Trickle, bytes/s", "16384", 1)}
${number("afterBytes", "Reset after, bytes", "262144", 0)}
</div>
<button>Set this fault</button>
</form>
</details>`;
}
