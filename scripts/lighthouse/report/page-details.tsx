/** @jsxRuntime automatic */
import { type Comparison, isLowOnPurpose, type PageResult } from "./kept-results";
import { NumberBar } from "./number-bar";
import { differenceOf, MEANINGS, NUMBERS, type NumberName, type Rating, ratingOf } from "./numbers";

/** How a number is coloured and what is written beside it. */
export function ratingShown(result: PageResult, name: NumberName, value: number) {
  const rating: Rating = ratingOf(name, value);
  if (isLowOnPurpose(result, name) && rating !== "good") {
    return { className: "purpose", words: "on purpose" };
  }
  return { className: rating.replace(" ", "-"), words: rating };
}

export const dayOf = (date: string) =>
  new Date(date).toLocaleDateString("en-IN", { dateStyle: "long", timeZone: "UTC" });

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

/** The numbers of a page on a device, before and now. */
export function DeviceDetails({ now, before }: Comparison) {
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
