/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { renderToString } from "react-dom/server.node";
import { TestimonialsCarousel } from "@/components/carousel/testimonials-carousel";

const entries = ["Asha", "Bala", "Chitra", "Dev", "Esha"].map((name, index) => ({
  ...{ name, role: "Trader", content: `What ${name} wrote` },
  rating: index === 2 ? 4 : 5,
}));
const words = {
  ...{ label: "Clients", previous: "Previous", next: "Next", pause: "Pause", play: "Play" },
  ...{ choose: "Show {n}", rating: "Rated {n} out of 5" },
};
const carousel = <TestimonialsCarousel entries={entries} words={words} />;

const WIDTH = 800;

/** jsdom has no layout; Embla needs these numbers, and a margin, to place each slide. */
function layOutSlides() {
  document.head.insertAdjacentHTML("beforeend", "<style>li { margin-right: 0px }</style>");
  const define = (name: string, value: (element: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return value(this);
      },
    });
  define("offsetWidth", () => WIDTH);
  define("offsetHeight", () => 300);
  define("offsetTop", () => 0);
  define("offsetLeft", (element) =>
    element.tagName === "LI"
      ? [...(element.parentElement?.children ?? [])].indexOf(element) * WIDTH
      : 0,
  );
}

/** An observer that never reports: nothing is resized or scrolled in these tests. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  layOutSlides();
  const none = () => undefined;
  const matchMedia = () => ({ addEventListener: none, removeEventListener: none });
  const observers = { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver };
  Object.assign(window, { matchMedia, ...observers });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Number of the current testimonial, by the marked dot and by the slide that is not inert. */
function shown(): number {
  const dots = screen.getAllByRole("button", { name: /^Show \d$/ });
  const current = dots.map((dot) => dot.getAttribute("aria-current") === "true");
  const slides = entries.map(
    ({ content }) => screen.getByText(content).closest("[inert]") === null,
  );
  expect(slides).toEqual(current);
  expect(current.filter(Boolean)).toHaveLength(1);
  return current.indexOf(true) + 1;
}

test("shows all testimonials, scrollable by keyboard, before scripts run", () => {
  const html = renderToString(carousel);
  for (const { content } of entries) expect(html).toContain(content);
  expect(html).not.toMatch(/ (inert|hidden)\b/);
  expect(html).toContain('tabindex="0" role="group"');
});

test("gives a rating in words, too", () => {
  render(carousel);
  expect(screen.getAllByRole("img", { name: "Rated 5 out of 5" })).toHaveLength(4);
  expect(screen.getByRole("img", { name: "Rated 4 out of 5" })).toHaveTextContent("★★★★☆");
});

test("announces a slide that the visitor chose, but no automatic one", () => {
  render(carousel);
  const status = screen.getByRole("status");
  pass(5);
  expect(shown()).toBe(2);
  expect(status).toBeEmptyDOMElement();
  press("Next");
  expect(status).toHaveTextContent("3 / 5: What Chitra wrote Chitra, Trader");
  press("Show 1");
  expect(status).toHaveTextContent("1 / 5: What Asha wrote Asha, Trader");
  press("Previous");
  expect(shown()).toBe(5);
  pass(15);
  expect(shown()).toBe(1);
  expect(status).toBeEmptyDOMElement();
});

describe.each([1, 2, 3])("pressed as React shows it the %s. time, before its effects", (time) => {
  function renderAndPress(name: string) {
    let commits = 0;
    const onRender = () => {
      commits += 1;
      if (commits === time) screen.getByRole("button", { name }).click();
    };
    render(
      <Profiler id="carousel" onRender={onRender}>
        {carousel}
      </Profiler>,
    );
  }

  test("a dot shows its testimonial for 15 seconds", () => {
    renderAndPress("Show 3");
    pass(14.9);
    expect(shown()).toBe(3);
    pass(0.1);
    expect(shown()).toBe(4);
  });

  test("Pause stops the slides until Play", () => {
    renderAndPress("Pause");
    pass(60);
    expect(shown()).toBe(1);
    press("Play");
    pass(5);
    expect(shown()).toBe(2);
  });
});

test("nothing moves while the tab is in the background", () => {
  render(carousel);
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  pass(30);
  expect(shown()).toBe(1);
  hidden.mockRestore();
  fireEvent(document, new Event("visibilitychange"));
  pass(5);
  expect(shown()).toBe(2);
});

test("shows no controls for a single testimonial", () => {
  render(<TestimonialsCarousel entries={entries.slice(0, 1)} words={words} />);
  expect(screen.getByText("What Asha wrote")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("clears its timers when it is unmounted", () => {
  const { unmount } = render(carousel);
  press("Next");
  unmount();
  pass(1);
  expect(jest.getTimerCount()).toBe(0);
});
