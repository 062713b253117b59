// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from "react-dom/server";
import type { Comparison, PageResult } from "./kept-results";
import { NumberBar } from "./number-bar";
import {
  differenceOf,
  isScore,
  MEANINGS,
  NUMBERS,
  type NumberName,
  type Rating,
  ratingOf,
  SCORES,
} from "./numbers";
import { changes, weakPlaces } from "./summary";

/** React escapes quotes and angle brackets, so none stand here. */
const STYLE = `
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
.details small{display:block;color:#55605b;font-size:.75rem;white-space:nowrap}
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

/** How a number is coloured and what is written beside it. */
function ratingShown({ noindex }: PageResult, name: NumberName, value: number) {
  const rating: Rating = ratingOf(name, value);
  if (noindex && name === "seo" && rating !== "good") {
    return { className: "purpose", words: "on purpose" };
  }
  return { className: rating.replace(" ", "-"), words: rating };
}

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** All scores of a device at a glance. */
function Overview({ results }: { results: readonly PageResult[] }) {
  return (
    <table className="overview">
      <thead>
        <tr>
          <th scope="col">Page</th>
          {SCORES.map((name) => (
            <th scope="col" key={name}>
              {MEANINGS[name].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.route}>
            <th scope="row">{result.route}</th>
            {SCORES.map((name) => (
              <td key={name}>
                <span
                  className={`rating ${ratingShown(result, name, result.numbers[name]).className}`}
                >
                  {result.numbers[name]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NumberRow({ name, now, before }: { name: NumberName } & Comparison) {
  const { label, show } = MEANINGS[name];
  const value = now.numbers[name];
  const { className, words } = ratingShown(now, name, value);
  const earlier = before?.numbers[name];
  const difference = earlier === undefined ? undefined : differenceOf(name, earlier, value);
  return (
    <tr>
      <th scope="row">
        {label}
        <NumberBar name={name} now={value} before={earlier} className={className} />
      </th>
      <td>{earlier === undefined ? "–" : show(earlier)}</td>
      <td>
        <span className={`rating ${className}`}>{show(value)}</span>
        <small>{words}</small>
      </td>
      <td>
        {difference?.text ?? "–"}
        <small>{difference?.verdict}</small>
      </td>
    </tr>
  );
}

function DeviceDetails({ now, before }: Comparison) {
  const isOtherMachine = before !== undefined && before.machine !== now.machine;
  return (
    <div>
      <h3>On a {now.device}</h3>
      <table className="details">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((name) => (
            <NumberRow key={name} name={name} now={now} before={before} />
          ))}
        </tbody>
      </table>
      {now.findings.length > 0 && (
        <p className="quiet">Lighthouse says: {now.findings.join("; ")}.</p>
      )}
      <p className="quiet">
        {before
          ? `Before: ${dayOf(before.date)}, commit ${before.commit}.`
          : "Measured for the first time, so there is nothing to compare with."}
        {isOtherMachine && " On another machine: compare the scores, not the times."}
      </p>
    </div>
  );
}

/** One or two sentences that answer "is it fine?". */
function Verdict({ comparisons }: { comparisons: readonly Comparison[] }) {
  const weak = weakPlaces(comparisons);
  const changed = changes(comparisons);
  const hasBefore = comparisons.some(({ before }) => before);
  return (
    <>
      <p>
        <strong>
          {weak.length === 0 ? "Every number is good." : `Not good (${weak.length}):`}
        </strong>
      </p>
      {weak.length > 0 && <List sentences={weak} />}
      {hasBefore && (
        <p>
          {changed.length === 0
            ? "Nothing has changed since the report before."
            : `Since the report before (${changed.length}):`}
        </p>
      )}
      {changed.length > 0 && <List sentences={changed} />}
    </>
  );
}

/** As many as can be read before the tables, which have them all. */
const LISTED = 6;

const List = ({ sentences }: { sentences: readonly string[] }) => (
  <ul>
    {sentences.slice(0, LISTED).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
    {sentences.length > LISTED && <li>{sentences.length - LISTED} more in the tables below</li>}
  </ul>
);

/** What is good, for a number: "90 to 100" or "up to 2.5 s". */
function limits(name: NumberName): string {
  const { good, poor, show } = MEANINGS[name];
  return isScore(name)
    ? `Good: ${good} to 100. Poor: below ${poor}.`
    : `Good: up to ${show(good)}. Poor: above ${show(poor)}.`;
}

/**
 * The report as one file of HTML, without scripts and without anything from elsewhere.
 * @param firm the firm's name
 * @param comparisons one for each page and device, in the order in which they are shown
 * @throws RangeError where nothing was measured
 */
export function reportPage(firm: string, comparisons: readonly Comparison[]): string {
  const [first] = comparisons;
  if (!first) throw new RangeError("nothing was measured");
  const { date, commit, machine, runs } = first.now;
  const routes = [...new Set(comparisons.map(({ now }) => now.route))];
  const devices = [...new Set(comparisons.map(({ now }) => now.device))];
  const title = `Lighthouse report: ${firm}`;
  const html = renderToStaticMarkup(
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: this page is not one of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          {dayOf(date)}, commit {commit}.{" "}
          {routes.length === 1 ? "1 page" : `${routes.length} pages`},{" "}
          {runs === 1 ? "visited once" : `visited ${runs} times, the middle value of each number`}.
        </p>
        <Verdict comparisons={comparisons} />
        <h2>All scores</h2>
        <p className="quiet">
          Out of 100. <span className="rating good">90 and more</span> is good,{" "}
          <span className="rating needs-work">50 to 89</span> needs work,{" "}
          <span className="rating poor">below 50</span> is poor.{" "}
          {comparisons.some(({ now }) => now.noindex) && (
            <>
              <span className="rating purpose">Grey</span> is low on purpose: the page asks search
              engines not to list it.
            </>
          )}
        </p>
        <div className="devices">
          {devices.map((device) => (
            <div key={device}>
              <h3>On a {device}</h3>
              <Overview
                results={comparisons.map(({ now }) => now).filter((now) => now.device === device)}
              />
            </div>
          ))}
        </div>
        <h2>What each number means</h2>
        <dl>
          {NUMBERS.map((name) => (
            <div key={name}>
              <dt>{MEANINGS[name].label}</dt>
              <dd>
                {MEANINGS[name].says} <span className="quiet">{limits(name)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="quiet">
          In the pictures below the coloured bar is now, the grey bar above it is before. Bars of
          scores are better when they are long, bars of the three measures when they are short; the
          thin line is where good begins or ends.
        </p>
        {routes.map((route) => {
          const ofPage = comparisons.filter(({ now }) => now.route === route);
          return (
            <section className="page" key={route} aria-label={route}>
              <h2>
                {ofPage[0]?.now.label} <span className="quiet">{route}</span>
              </h2>
              <div className="devices">
                {ofPage.map((comparison) => (
                  <DeviceDetails key={comparison.now.device} {...comparison} />
                ))}
              </div>
            </section>
          );
        })}
        <h2>Before you act on a number</h2>
        <p>
          Measured on one machine ({machine}), of the built site and not of the published one. Times
          depend on the machine and on what else it does; two reports of an unchanged site differ by
          some points of performance, by up to{" "}
          {MEANINGS.largestPaint.show(MEANINGS.largestPaint.noise)} of the largest paint and by up
          to {MEANINGS.blocking.show(MEANINGS.blocking.noise)} blocked. Such differences are called
          “as before”. The other three scores do not depend on the machine.
        </p>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
