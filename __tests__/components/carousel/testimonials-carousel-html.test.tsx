import { renderToString } from "react-dom/server";
import { TestimonialsCarousel } from "@/components/carousel/testimonials-carousel";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const { testimonials, shared } = loadContent(fixtureContent);
const html = renderToString(
  <TestimonialsCarousel entries={testimonials.entries} words={shared.carousel} />,
);

test("all testimonials are in the page before any script runs", () => {
  expect(testimonials.entries).toHaveLength(5);
  for (const { name, role, content } of testimonials.entries) {
    for (const text of [name, role, content]) expect(html).toContain(text);
  }
});

test("none of them is out of reach before any script runs", () => {
  expect(html).not.toMatch(/ (inert|hidden)\b/);
});

test("the track can be scrolled by keyboard until the controls work", () => {
  expect(html).toContain('tabindex="0" role="group"');
});

test("roles and ratings are the ordered ones (docs/requirements.md R5.4)", () => {
  expect(testimonials.entries.map(({ role, rating }) => [role, rating])).toEqual([
    ["Business Owner", 5],
    ["IT Professional", 5],
    ["Doctor", 4],
    ["Entrepreneur", 5],
    ["Retired Banker", 4],
  ]);
});
