/** Read on a phone and on a desktop, and printed on A4. */
export const STYLE = `
:root{color-scheme:light;--ink:#16201c;--soft:#55605b;--line:#dcdfdc}
*{box-sizing:border-box}
body{margin:0 auto;max-width:54rem;padding:1.5rem 1rem 4rem;color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.625rem;line-height:1.2}
h2{margin:3rem 0 .75rem;font-size:1.3125rem;line-height:1.25;break-after:avoid}
h3{margin:0;font-size:1.0625rem;break-after:avoid}
p{margin:.375rem 0}
a{color:inherit}
ul{margin:.5rem 0 0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid var(--line);break-inside:avoid}
small,.soft{color:var(--soft);font-size:.875rem}
code{font:.8125rem/1.4 ui-monospace,monospace;color:var(--soft)}
.verdict{margin:1.25rem 0;padding:1rem;border-left:.375rem solid;font-size:1.1875rem;font-weight:600;line-height:1.35}
.sums{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:.5rem;margin:1rem 0}
.sums a{display:block;padding:.625rem .75rem;border:1px solid var(--line);border-radius:.375rem;text-decoration:none;font-size:.875rem}
.sums b{display:block;font-size:1.5rem;line-height:1.2}
.rule{margin:.75rem 0;padding:.875rem 1rem;border:1px solid var(--line);border-left-width:.375rem;border-radius:.375rem}
li>span{display:block}
.many{columns:2 19rem;column-gap:1.5rem}.many li{padding:.25rem 0;font-size:.875rem}
.rule>small{display:block;margin-top:.625rem}
.error{border-left-color:#9f1d12}.warning{border-left-color:#b36b00}.note{border-left-color:#45698c}.order{border-left-color:#2b7a4b}
.verdict.error{background:#fdf1ef}.verdict.order{background:#edf6f0}
.page{display:grid;grid-template-columns:minmax(8rem,15rem) 1fr;gap:0 1rem}
.page ul{margin:0}.page li{padding:0 0 .25rem;border:0}
.dot{display:inline-block;width:.625rem;height:.625rem;margin-right:.375rem;border-radius:50%;background:#45698c}
.dot.error{background:#9f1d12}.dot.warning{background:#b36b00}
@media (max-width:35rem){.page{display:block}}
@page{size:A4;margin:16mm}
@media print{html{font-size:83%}body{max-width:none;padding:0}h2{margin-top:1.5rem}.rule{break-inside:auto}.sums a{border-color:#999}}
`;
