// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from "react-dom/server";
import { CATEGORIES } from "@/scripts/lighthouse/visit-figures";
import type { Comparison } from "./kept-results";
import { differenceOf, isScore, MEANINGS, NUMBERS, type NumberName } from "./numbers";
import { DeviceDetails, dayOf, ratingShown } from "./page-details";
import { REPORT_STYLE } from "./report-style";
import { changes, weakPlaces } from "./summary";

/** All scores of a device at a glance, and which of them have changed. */
function Overview({ comparisons }: { comparisons: readonly Comparison[] }) {
  const cell = ({ now, before }: Comparison, name: NumberName) => {
    const score = now.numbers[name];
    const earlier = before?.numbers[name] ?? score;
    return (
      <td key={name}>
        <span className={`rating ${ratingShown(now, name, score).className}`}>{score}</span>
        {differenceOf(name, earlier, score).verdict !== "as before" && <small>was {earlier}</small>}
      </td>
    );
  };
  return (
    <table className="overview">
      <thead>
        <tr>
          <th scope="col">Page</th>
          {CATEGORIES.map((name) => (
            <th scope="col" key={name}>
              {MEANINGS[name].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisons.map((comparison) => (
          <tr key={comparison.now.route}>
            <th scope="row">{comparison.now.label}</th>
            {CATEGORIES.map((name) => cell(comparison, name))}
          </tr>
        ))}
      </tbody>
    </table>
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
        <style>{REPORT_STYLE}</style>
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
              <Overview comparisons={comparisons.filter(({ now }) => now.device === device)} />
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
