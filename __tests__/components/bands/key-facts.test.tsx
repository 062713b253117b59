/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { KeyFacts } from "@/components/bands/key-facts";

test("a service has its facts; those that are not confirmed are marked, the channel too", () => {
  const [service] = content.services;
  if (!service) throw new Error("expected a service");
  render(<KeyFacts heading="Key facts" content={content} service={service} />);
  const { capital, channel, exits, frequency, hours, languages, segment } = content.shared.facts;
  const valueAt = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling;
  expect(valueAt(capital)).toHaveTextContent(/^₹2,00,000: .+/);
  for (const label of [channel, languages, hours, frequency, exits]) {
    expect(valueAt(label)).toHaveTextContent(/\w/);
  }
  expect(valueAt(frequency)).toHaveTextContent(/\*$/);
  expect(valueAt(channel)).toHaveTextContent(/\*$/);
  expect(valueAt(segment)).not.toHaveTextContent(/\*$/);
});
