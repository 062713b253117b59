import { createHash } from "node:crypto";

/** The page's own style: the site's style sheet belongs to the export and changes its name. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
html{color-scheme:light;-webkit-text-size-adjust:100%}
body{margin:0;background:#f4f6f4;color:#16201c;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font:500 2rem/1.15 Georgia,serif;margin:.25rem 0 1rem}
h2{font:500 1.375rem/1.25 Georgia,serif;margin:2.5rem 0 .75rem}
h3{font-size:1.125rem;line-height:1.3;margin:0}
p{margin:.5rem 0;max-width:42rem}
a{color:#0b4a3b}
code{font:.875em ui-monospace,monospace}
time,.quiet{color:#55605b;font-size:.875rem}
.card{background:#fff;border:1px solid #dcdfdc;border-radius:3px;padding:1.25rem 1rem;margin:0 0 1rem}
.note{border-left:4px solid #9a5b08}
.top{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
table{width:100%;border-collapse:collapse;margin:.75rem 0 0}
caption{text-align:left}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-top:1px solid #dcdfdc}
th{width:11rem;font-weight:500;color:#55605b}
.lacking{color:#9a5b08;font-style:normal;font-weight:600}
.files{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:1rem;list-style:none;margin:1.25rem 0 0;padding:0}
.files img{display:block;width:100%;height:7rem;object-fit:contain;background:#f4f6f4;border:1px solid #dcdfdc}
.files .name,.files .quiet{display:block;margin-top:.25rem;font-size:.875rem;line-height:1.4}
.paper{display:grid;place-items:center;height:7rem;background:#fdefe4;border:1px solid #f1cdb3;font:500 1.25rem Georgia,serif;color:#9a5b08}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));align-items:end;gap:.75rem 1rem;margin:.75rem 0 1rem}
label{display:block;font-size:.875rem;font-weight:500}
input,select{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:0 .6rem;border:1px solid #55605b;border-radius:3px;background:#fff;color:inherit;font:inherit}
button{min-height:2.75rem;padding:0 1.1rem;border:1px solid #0b4a3b;border-radius:3px;background:#0b4a3b;color:#fff;font:600 1rem system-ui,sans-serif;cursor:pointer}
button.plain{background:#fff;color:#0b4a3b}
button.danger{border-color:#8c1d18;background:#8c1d18}
:focus-visible{outline:3px solid #9a5b08;outline-offset:2px}
details.card{padding-block:.25rem}
details.card[open]{padding-bottom:1.25rem}
.card>.files:first-child{margin-top:0}
summary{cursor:pointer;font-weight:600;min-height:2.75rem;display:flex;align-items:center}
summary::before{content:"+";width:1.25rem}
[open]>summary::before{content:"\\2212"}
@media(max-width:34rem){th,td{display:block;width:auto}th{padding-bottom:0}td{border-top:0;padding-top:0}}
`;

/** No script, no other origin, and only this very style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
