/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { TestimonialsCarousel } from "@/components/carousel/testimonials-carousel";

const entries = ["Asha", "Bala", "Chitra", "Dev", "Esha"].map((name, index) => ({
  ...{ name, role: "Trader", content: `What ${name} wrote` },
  rating: index === 2 ? 4 : 5,
}));
const words = {
  ...{ label: "Clients", previous: "Previous", next: "Next", pause: "Pause", play: "Play" },
  ...{ choose: "Show {n}", rating: "Rated {n} out of 5", example: "Example" },
};
const carousel = <TestimonialsCarousel entries={entries} words={words} />;

/** An observer that never reports: jsdom has no layout, so nothing is resized or scrolled. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  const none = () => undefined;
  const matchMedia = () => ({ addEventListener: none, removeEventListener: none });
  const observers = { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver };
  Object.assign(window, { matchMedia, ...observers });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("shows all testimonials, scrollable by keyboard, before scripts run", () => {
  const html = renderToString(carousel);
  for (const { content } of entries) expect(html).toContain(content);
  expect(html).not.toMatch(/ (inert|hidden)\b/);
  expect(html).toContain('tabindex="0" role="group"');
});

test("announces a slide that the visitor chose, but no automatic one", () => {
  render(carousel);
  const status = screen.getByRole("status");
  pass(5);
  expect(status).toBeEmptyDOMElement();
  press("Next");
  expect(status).toHaveTextContent("3 / 5: What Chitra wrote Chitra, Trader");
  press("Show 1");
  expect(status).toHaveTextContent("1 / 5: What Asha wrote Asha, Trader");
  pass(15);
  expect(status).toBeEmptyDOMElement();
});

test("marks an example outside its quotation, and when it is announced", () => {
  render(<TestimonialsCarousel entries={entries} words={words} mark="Example" />);
  const marks = screen.getAllByText("Example");
  expect(marks).toHaveLength(entries.length);
  for (const mark of marks) expect(mark.closest("blockquote")).toBeNull();
  press("Next");
  expect(screen.getByRole("status")).toHaveTextContent("2 / 5: Example. What Bala wrote");
});

test("no advance is scheduled while the tab is in the background", () => {
  render(carousel);
  pass(1);
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  expect(jest.getTimerCount()).toBe(0);
  hidden.mockRestore();
  fireEvent(document, new Event("visibilitychange"));
  expect(jest.getTimerCount()).toBe(1);
});

const shown = () =>
  screen.getByRole("button", { name: /^Show/, current: true }).getAttribute("aria-label");

test("stops until both of two holds end, whatever the visitor does, then moves after 5 seconds", () => {
  render(carousel);
  pass(4);
  press("Pause");
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  hidden.mockRestore();
  fireEvent(document, new Event("visibilitychange"));
  press("Next");
  pass(60);
  expect(shown()).toBe("Show 2");
  press("Play");
  pass(4.9);
  expect(shown()).toBe("Show 2");
  pass(0.1);
  expect(shown()).toBe("Show 3");
});

test("the release of a hold that is not set does not delay the next slide", () => {
  render(carousel);
  pass(4);
  fireEvent.blur(screen.getByRole("button", { name: "Next" }));
  pass(1);
  expect(shown()).toBe("Show 2");
});

test("shows no controls for a single testimonial", () => {
  render(<TestimonialsCarousel entries={entries.slice(0, 1)} words={words} />);
  expect(screen.getByText("What Asha wrote")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
