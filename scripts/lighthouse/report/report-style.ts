/** React escapes quotes and angle brackets, so none stand here. */
export const REPORT_STYLE = `
*{box-sizing:border-box;print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{margin:0 auto;max-width:64rem;padding:1rem 1rem 4rem;color:#16201c;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{margin:.5rem 0;line-height:1.2}
h2{margin:2.5rem 0 .5rem;font-size:1.25rem}
h3{margin:0;font-size:1rem}
p,ul{margin:.5rem 0;max-width:44rem}
.quiet{color:#55605b;font-size:.875rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.4rem .3rem;border-bottom:1px solid #dcdfdc;text-align:right;vertical-align:top;font-weight:400}
th:first-child{text-align:left;padding-left:0}
thead th{font-size:.75rem;color:#55605b;vertical-align:bottom}
.details td,.details th{font-size:.9375rem}
.details td{white-space:nowrap}
.details th:first-child{width:40%}
small{display:block;color:#55605b;font-size:.75rem;white-space:nowrap}
.devices{display:grid;gap:1.5rem 2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr))}
.devices div,dl div,tr,li{break-inside:avoid}
svg{display:block;width:100%;height:auto;margin-top:.15rem}
.good{background:#e3f2e8;color:#0b5a30}
.needs-work{background:#fdf0dc;color:#7d4400}
.poor{background:#fde5e3;color:#99130d}
.purpose{background:#eceeed;color:#3d4743}
.rating{display:inline-block;white-space:nowrap;padding:0 .4rem;border-radius:.25rem;font-weight:600}
svg .good{fill:#1b8a4d}svg .needs-work{fill:#d98207}svg .poor{fill:#cf2a20}svg .purpose{fill:#8b9591}
svg .before{fill:#c3c9c6}svg .ground{fill:#f1f3f2}svg line{stroke:#16201c;stroke-width:.6}
dt{font-weight:600;margin-top:.75rem}
dd{margin:0;max-width:44rem}
@media (max-width:30rem){.overview td,.overview th{padding:.3rem .15rem;font-size:.8125rem}.overview thead th{font-size:.625rem}.overview .rating{padding:0 .2rem}h1{font-size:1.5rem}}
@media print{html{font-size:11px}body{max-width:none;padding:0}h2,h3{break-after:avoid}h2{margin-top:1.5rem}th,td{padding:.2rem}section.page{break-inside:avoid}}
@page{margin:14mm}
`;
