/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { TestimonialsCarousel } from "@/components/carousel/testimonials-carousel";

const entries = ["Asha", "Bala", "Chitra", "Dev", "Esha"].map((name, index) => ({
  name,
  role: "Trader",
  content: `What ${name} says`,
  rating: index === 2 ? 4 : 5,
}));

const words = {
  label: "What clients say",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  choose: "Show testimonial {n}",
  rating: "Rated {n} out of 5",
};

const WIDTH = 800;

/** jsdom has no layout; Embla asks for these numbers, and a margin, to know where each slide stands. */
function layOutSlides() {
  document.head.insertAdjacentHTML("beforeend", "<style>li { margin-right: 0px }</style>");
  const isSlide = (element: HTMLElement) => element.tagName === "LI";
  const place = (element: HTMLElement) =>
    isSlide(element) ? [...(element.parentElement?.children ?? [])].indexOf(element) * WIDTH : 0;
  for (const [name, value] of Object.entries({
    offsetWidth: () => WIDTH,
    offsetHeight: () => 300,
    offsetLeft: place,
    offsetTop: () => 0,
  })) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return value(this);
      },
    });
  }
}

/** An observer that never reports: nothing is resized or scrolled in these tests. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let prefersReducedMotion: boolean;

beforeAll(() => {
  layOutSlides();
  Object.assign(window, {
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    matchMedia: (query: string) => ({
      media: query,
      get matches() {
        return query.includes("reduced-motion") && prefersReducedMotion;
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  prefersReducedMotion = false;
});

afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const button = (name: string) => screen.getByRole("button", { name });
const dots = () => screen.getAllByRole("button", { name: /^Show testimonial \d$/ });
const slides = () => entries.map(({ content }) => screen.getByText(content).closest("li"));
const currentDots = () => dots().filter((dot) => dot.getAttribute("aria-current") === "true");

/** Number of the testimonial that is shown, from the one dot that is marked. */
function shown(): number {
  const current = currentDots();
  expect(current).toHaveLength(1);
  return dots().indexOf(current[0] as HTMLElement) + 1;
}

function renderCarousel() {
  return render(<TestimonialsCarousel entries={entries} words={words} />);
}

test("it is a named carousel with named controls and a dot for each of the five", () => {
  renderCarousel();
  const carousel = screen.getByRole("region", { name: "What clients say" });
  expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  for (const name of ["Pause", "Previous", "Next", "Show testimonial 1", "Show testimonial 5"]) {
    expect(within(carousel).getByRole("button", { name })).toBeEnabled();
  }
  expect(dots()).toHaveLength(5);
  expect(shown()).toBe(1);
});

test("a rating is told in words", () => {
  renderCarousel();
  expect(screen.getAllByRole("img", { name: "Rated 5 out of 5" })).toHaveLength(4);
  expect(screen.getByRole("img", { name: "Rated 4 out of 5" })).toHaveTextContent("★★★★☆");
});

test("Pause becomes Play and stops the slides; Play goes on after 5 seconds", () => {
  renderCarousel();
  // Not through the keyboard or a mouse, whose focus and hover hold the slides as well.
  fireEvent.click(button("Pause"));
  expect(screen.queryByRole("button", { name: "Pause" })).not.toBeInTheDocument();
  pass(60);
  expect(shown()).toBe(1);
  fireEvent.click(button("Play"));
  pass(4.9);
  expect(shown()).toBe(1);
  pass(0.1);
  expect(shown()).toBe(2);
  expect(button("Pause")).toBeInTheDocument();
});

test("Next goes through all five and wraps to the first", () => {
  renderCarousel();
  const seen = entries.map(() => {
    fireEvent.click(button("Next"));
    return shown();
  });
  expect(seen).toEqual([2, 3, 4, 5, 1]);
});

test("Previous wraps from the first to the last", () => {
  renderCarousel();
  fireEvent.click(button("Previous"));
  expect(shown()).toBe(5);
  fireEvent.click(button("Previous"));
  expect(shown()).toBe(4);
});

test("a dot shows its testimonial, forward and back", () => {
  renderCarousel();
  fireEvent.click(button("Show testimonial 4"));
  expect(shown()).toBe(4);
  fireEvent.click(button("Show testimonial 2"));
  expect(shown()).toBe(2);
});

test("only the chosen slide can be reached", () => {
  renderCarousel();
  fireEvent.click(button("Show testimonial 3"));
  expect(slides().map((slide) => slide?.hasAttribute("inert"))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});

describe.each([1, 2, 3])("clicked as React shows it the %s. time, before its effects", (time) => {
  function renderAndClick(name: string) {
    let commits = 0;
    const click = () => {
      commits += 1;
      if (commits === time) button(name).click();
    };
    render(
      <Profiler id="carousel" onRender={click}>
        <TestimonialsCarousel entries={entries} words={words} />
      </Profiler>,
    );
  }

  test("a dot shows its testimonial", () => {
    renderAndClick("Show testimonial 3");
    expect(shown()).toBe(3);
    pass(14.9);
    expect(shown()).toBe(3);
    pass(0.1);
    expect(shown()).toBe(4);
  });

  test("Pause stops the slides", () => {
    renderAndClick("Pause");
    expect(button("Play")).toBeInTheDocument();
    pass(60);
    expect(shown()).toBe(1);
  });
});

test("it advances every 5 seconds and wraps after the last", () => {
  renderCarousel();
  const seen = entries.map(() => {
    pass(5);
    return shown();
  });
  expect(seen).toEqual([2, 3, 4, 5, 1]);
});

test("a manual action puts the next advance off to 15 seconds later", () => {
  renderCarousel();
  pass(4);
  fireEvent.click(button("Next"));
  pass(14.9);
  expect(shown()).toBe(2);
  pass(0.1);
  expect(shown()).toBe(3);
});

test("it stands still under the mouse", async () => {
  renderCarousel();
  const carousel = screen.getByRole("region", { name: "What clients say" });
  await user.hover(carousel);
  pass(30);
  expect(shown()).toBe(1);
  await user.unhover(carousel);
  pass(5);
  expect(shown()).toBe(2);
});

test("it stands still while a control has the keyboard's focus", async () => {
  renderCarousel();
  await user.tab();
  expect(button("Pause")).toHaveFocus();
  pass(30);
  expect(shown()).toBe(1);
  act(() => button("Pause").blur());
  pass(5);
  expect(shown()).toBe(2);
});

test("it stands still while the tab is in the background", () => {
  renderCarousel();
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  pass(30);
  expect(shown()).toBe(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  pass(5);
  expect(shown()).toBe(2);
  hidden.mockRestore();
});

test("who prefers less motion sees no advance, and the controls still work", () => {
  prefersReducedMotion = true;
  renderCarousel();
  pass(60);
  expect(shown()).toBe(1);
  fireEvent.click(button("Next"));
  expect(shown()).toBe(2);
});

test("a screen reader is told what the visitor asked for, and not what comes by itself", () => {
  renderCarousel();
  const news = screen.getByRole("status");
  expect(news).toBeEmptyDOMElement();
  pass(5);
  expect(shown()).toBe(2);
  expect(news).toBeEmptyDOMElement();
  fireEvent.click(button("Next"));
  expect(news).toHaveTextContent("3 / 5: What Chitra says Chitra, Trader");
  fireEvent.click(button("Show testimonial 1"));
  expect(news).toHaveTextContent("1 / 5: What Asha says Asha, Trader");
  pass(15);
  expect(shown()).toBe(2);
  expect(news).toBeEmptyDOMElement();
});

test("a single testimonial stands still and has nothing to steer", () => {
  render(<TestimonialsCarousel entries={entries.slice(0, 1)} words={words} />);
  expect(screen.getByText("What Asha says")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("the slide itself", () => {
  /** How far the track has moved to the right of its start, in CSS px. */
  const moved = () => {
    const transform = slides()[0]?.parentElement?.style.transform ?? "";
    return Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1]);
  };

  test.each([
    ["Next", -WIDTH],
    ["Show testimonial 3", -2 * WIDTH],
    ["Show testimonial 5", -4 * WIDTH],
  ])("%s moves forward, also where back over the wrap would be shorter", (name, distance) => {
    renderCarousel();
    fireEvent.click(button(name));
    pass(0.3);
    expect(moved()).toBeLessThan(distance * 0.4);
    expect(moved()).toBeGreaterThan(distance * 0.6);
  });

  test("Previous moves back over the wrap", () => {
    renderCarousel();
    fireEvent.click(button("Previous"));
    pass(0.3);
    // Past the wrap the loop counts from the other end of the track.
    const back = moved() + entries.length * WIDTH;
    expect(back).toBeGreaterThan(WIDTH * 0.4);
    expect(back).toBeLessThan(WIDTH * 0.6);
  });

  test("it lasts 0.6 seconds", () => {
    renderCarousel();
    fireEvent.click(button("Next"));
    pass(0.55);
    expect(moved()).toBeGreaterThan(-WIDTH + 1);
    pass(0.1);
    expect(moved()).toBe(-WIDTH);
  });

  test("who prefers less motion sees the next one at once", () => {
    prefersReducedMotion = true;
    renderCarousel();
    fireEvent.click(button("Next"));
    pass(0.04);
    expect(moved()).toBe(-WIDTH);
  });
});

test("no timer outlives it", () => {
  const { unmount } = renderCarousel();
  fireEvent.click(button("Next"));
  unmount();
  pass(1);
  expect(jest.getTimerCount()).toBe(0);
});
