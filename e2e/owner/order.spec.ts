import { type ElementHandle, expect, type Page, test } from "@playwright/test";
import { content, desktop, phone, serviceRoutes } from "../support/pages/routes";

/*
 * Kind, place, order and openness of what the owner ordered (docs/requirements.md), on the built
 * site. The words themselves are checked by rules/owner.yaml.
 */

const { accepting } = content.notices;

test.skip(!accepting, "The firm takes no new clients: plans and forms are replaced.");

/** The box of a plan. */
const PLAN = '#plans li:has(a[href^="/contact?plan="])';

/** CSS of the parts of each page, in the order that the requirement gives. */
const ORDER: { requirement: string; route: string; parts: string[] }[] = [
  {
    requirement: "R4.1",
    route: "/",
    parts: [
      `main p:text-is("${content.pages.home.hero.badge}")`,
      "h1",
      'main a[href="/contact"]',
      'main a[href="/services"]',
      "#methodology",
      "#different",
      "#philosophy",
      "#quote blockquote",
      "#why-choose-us",
      ...(content.testimonials.show ? ["#testimonials"] : []),
      "main > section:last-of-type a[href='/services']",
      "footer",
    ],
  },
  {
    requirement: "R4.2",
    route: "/about",
    parts: ["h1", "#story", "#values", "#philosophy", "#who-we-serve", "#contacts"],
  },
  {
    requirement: "R4.3",
    route: "/services",
    parts: [
      "h1",
      ...["equity", "futures", "options", "hedging", "combo", "comodities"].map(
        (name) => `#services a[href="/${name}"]`,
      ),
      '#commodities a[href="/contact"]',
      "#commodities li:nth-child(1)",
      "#commodities li:nth-child(2)",
      "#rates",
      "#planner",
    ],
  },
  {
    requirement: "R4.4",
    route: "/bankdetails",
    parts: [
      "#bank-account",
      "article img",
      "#upi-id",
      "#upi-phone",
      "#instructions li",
      '#instructions a[href^="https://wa.me/"]',
      '#instructions a[href^="mailto:"]',
    ],
  },
  {
    requirement: "R4.5",
    route: "/equity",
    parts: ["h1", "#picks-and-swing", "#intraday-equity", PLAN, "#key-facts"],
  },
  {
    requirement: "R4.5",
    route: "/futures",
    parts: ["h1", "#positional-intraday", "#risk-framework", PLAN, "#key-facts"],
  },
  {
    requirement: "R4.5",
    route: "/options",
    parts: ["h1", "#strategies", "#limits", PLAN, "#key-facts"],
  },
  {
    requirement: "R4.5",
    route: "/hedging",
    parts: ["h1", "#focus", "#benefits", PLAN, "#audiences", "#key-facts"],
  },
  {
    requirement: "R4.5",
    route: "/combo",
    parts: [
      "h1",
      "#intro",
      "#segments",
      "#trade-details",
      "#premium-support",
      "#key-benefits",
      PLAN,
      "#why-choose",
      "#key-facts",
    ],
  },
  {
    requirement: "R4.5",
    route: "/comodities",
    parts: [
      "h1",
      "#why-commodities",
      "#advantages",
      "#who-can-benefit",
      "#why-choose-us",
      PLAN,
      "#key-facts",
    ],
  },
  {
    requirement: "R4.6",
    route: "/contact",
    parts: ["h1", "main form", "#registration", "#information", "#hours"],
  },
  {
    requirement: "R4.7",
    route: "/complaints",
    parts: [
      "h1",
      "#framework",
      "#disclosures",
      "#tables table >> nth=0",
      "#tables table >> nth=1",
      "#tables table >> nth=2",
    ],
  },
  {
    requirement: "R4.9",
    route: "/consent-form",
    parts: [
      "h1",
      "#fullName",
      "#email",
      "#phone",
      "#dob",
      "#panNumber",
      "#panImage",
      "#adhaarNumber",
      "#adhaarFrontImage",
      "#adhaarBackImage",
      "#signImage",
      "main form section ol",
      "#acceptedTerms",
      "main form [type=submit]",
    ],
  },
];

/** Boxes with an edge: how many of them, at least, each place has. */
const CARDS: { requirement: string; route: string; place: string; count: number }[] = [
  { requirement: "R4.1", route: "/", place: "#philosophy li", count: 4 },
  { requirement: "R4.2", route: "/about", place: "#who-we-serve li", count: 4 },
  { requirement: "R4.3", route: "/services", place: "#services > li", count: 6 },
  { requirement: "R4.3", route: "/services", place: "#commodities li", count: 2 },
  { requirement: "R4.5", route: "/futures", place: "#risk-framework li", count: 4 },
  { requirement: "R4.5", route: "/options", place: "#strategies li", count: 2 },
  { requirement: "R4.5", route: "/options", place: "#limits li", count: 3 },
  { requirement: "R4.5", route: "/hedging", place: "#benefits li", count: 4 },
  { requirement: "R4.5", route: "/hedging", place: "#audiences li", count: 3 },
  { requirement: "R4.5", route: "/comodities", place: "#who-can-benefit li", count: 4 },
  { requirement: "R4.7", route: "/complaints", place: "#framework ul", count: 1 },
  ...content.services.map(({ route, plans }) => ({
    requirement: "R5.5",
    route,
    place: PLAN,
    count: plans.length,
  })),
];

/** Lists with bullets. */
const BULLETS: { requirement: string; route: string; place: string }[] = [
  { requirement: "R4.3", route: "/services", place: "#services > li ul" },
  { requirement: "R4.5", route: "/hedging", place: "#focus ul" },
  { requirement: "R4.5", route: "/combo", place: "#key-benefits ul" },
  { requirement: "R4.5", route: "/comodities", place: "#advantages ul" },
  ...serviceRoutes.map((route) => ({ requirement: "R5.5", route, place: `${PLAN} ul` })),
];

/** Numbers that read as steps or points, one an entry. */
const NUMBERED: { requirement: string; route: string; place: string }[] = [
  { requirement: "R4.1", route: "/", place: "#methodology" },
  { requirement: "R4.11", route: "/", place: "#why-choose-us" },
  { requirement: "R4.7", route: "/complaints", place: "#disclosures" },
];

/** What is measured of an element: the narrowest of its four edges in CSS px, its bullet, whether it is open. */
interface Look {
  edge: number;
  bullet: string;
  isOpen: boolean;
}

/** Open is what is not in a closed fold, and not cut off by the window. */
const looksOf = (elements: Element[]): Look[] =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    const edges = [
      style.borderTopWidth,
      style.borderRightWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
    ];
    const { left, right, width, height } = element.getBoundingClientRect();
    const fold = element.closest("details:not([open])");
    const isInWindow = left >= -1 && right <= document.documentElement.clientWidth + 1;
    return {
      edge: Math.min(...edges.map((edge) => Number.parseFloat(edge))),
      bullet: style.listStyleType,
      isOpen: !fold && width > 0 && height > 0 && isInWindow,
    };
  });

async function looksAt(page: Page, place: string): Promise<Look[]> {
  return page.locator(place).evaluateAll(looksOf);
}

/** Whether an element comes before the next one as it is read (above it, or at its left), and in the document. */
interface Place {
  isBefore: boolean;
  isFollowed: boolean;
}

/** Of each element but the last, its place beside the next. */
const placesOf = (elements: Element[]): Place[] =>
  elements.slice(1).map((next, index) => {
    const element = elements[index] as Element;
    const [above, below] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
    const position = element.compareDocumentPosition(next);
    return {
      isBefore: above.top <= below.top + 1 || above.left + 1 < below.left,
      isFollowed: (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    };
  });

/** The first element of each part. */
async function elementsOf(page: Page, parts: readonly string[], name: string) {
  const elements: ElementHandle<Element>[] = [];
  for (const part of parts) {
    const element = await page.$(part);
    if (!element) throw new Error(`${name} has no ${part}`);
    elements.push(element as ElementHandle<Element>);
  }
  return elements;
}

async function expectPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/**
 * Opens a page and looks at it on a phone and on a desk.
 * @param look is given the width in CSS px
 */
async function atBothWidths(
  page: Page,
  route: string,
  look: (width: number) => Promise<void>,
): Promise<void> {
  await expectPage(page, route);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await look(viewport.width);
  }
}

/** The places of each page, so that a page is opened once. */
function byRoute<Place extends { route: string }>(places: readonly Place[]): [string, Place[]][] {
  const routes = [...new Set(places.map(({ route }) => route))];
  return routes.map((route) => [route, places.filter((place) => place.route === route)]);
}

for (const { requirement, route, parts } of ORDER) {
  test(`${requirement}: ${route} has its parts open and in order`, async ({ page }) => {
    await atBothWidths(page, route, async (width) => {
      const name = `${requirement} ${route}, ${width} px`;
      const elements = await elementsOf(page, parts, name);
      const looks = await page.evaluate(looksOf, elements);
      for (const [index, { isOpen }] of looks.entries()) {
        expect.soft(isOpen, `${name}: ${parts[index]} is open`).toBe(true);
      }
      const places = await page.evaluate(placesOf, elements);
      for (const [index, { isBefore, isFollowed }] of places.entries()) {
        const order = `${name}: ${parts[index]} comes before ${parts[index + 1]}`;
        expect.soft(isBefore, order).toBe(true);
        expect.soft(isFollowed, `${order}, for screen readers too`).toBe(true);
      }
    });
  });
}

test("what is called a card or a box has an edge on all sides", async ({ page }) => {
  for (const [route, places] of byRoute(CARDS)) {
    await atBothWidths(page, route, async (width) => {
      for (const { requirement, place, count } of places) {
        const name = `${requirement} ${route}, ${width} px: ${place}`;
        const boxes = await looksAt(page, place);
        expect.soft(boxes.length, name).toBeGreaterThanOrEqual(count);
        for (const { edge, isOpen } of boxes) {
          expect.soft(edge, `${name} has an edge`).toBeGreaterThanOrEqual(1);
          expect.soft(isOpen, `${name} is open`).toBe(true);
        }
      }
    });
  }
});

test("lists have bullets", async ({ page }) => {
  for (const [route, places] of byRoute(BULLETS)) {
    await atBothWidths(page, route, async (width) => {
      for (const { requirement, place } of places) {
        const name = `${requirement} ${route}, ${width} px: ${place}`;
        const lists = await looksAt(page, place);
        expect.soft(lists.length, name).toBeGreaterThan(0);
        for (const { bullet, isOpen } of lists) {
          expect.soft(bullet, name).toBe("disc");
          expect.soft(isOpen, `${name} is open`).toBe(true);
        }
      }
    });
  }
});

test("steps have their numbers, the checklist its ticks", async ({ page }) => {
  for (const { requirement, route, place } of NUMBERED) {
    await atBothWidths(page, route, async (width) => {
      const steps = page.locator(`${place} ol`).first().locator(":scope > li");
      const name = `${requirement} ${route}, ${width} px`;
      await expect.soft(steps, name).toHaveText([/^1/, /^2/, /^3/]);
    });
  }
  await atBothWidths(page, "/about", async () => {
    const points = page.locator("#philosophy ul > li");
    expect.soft(await points.count(), "R4.2 checklist").toBeGreaterThan(1);
    for (const point of await points.all()) {
      await expect.soft(point.locator("svg"), "R4.2 a tick").toBeVisible();
    }
  });
});

test("R4.3: each card of a service has its icon, title, words, benefits and link", async ({
  page,
}) => {
  await atBothWidths(page, "/services", async () => {
    for (const [index, { title, card, route }] of content.services.entries()) {
      const box = page.locator("#services > li").nth(index);
      const icon = await box.locator("svg").boundingBox();
      expect.soft(icon?.width, `${title}: icon`).toBeGreaterThanOrEqual(32);
      await expect.soft(box.getByRole("heading", { name: title })).toBeVisible();
      await expect.soft(box.getByText(card.description)).toBeVisible();
      await expect.soft(box.getByRole("listitem")).toHaveText(card.benefits);
      await expect.soft(box.getByRole("link")).toHaveAttribute("href", route);
    }
  });
});

test("R5.5: one plan a page is RECOMMENDED; each card has name, price, bullets, button", async ({
  page,
}) => {
  for (const { route, plans, cta } of content.services) {
    await atBothWidths(page, route, async () => {
      const { recommended } = content.shared.plans;
      const labels = page.locator("#plans").getByText(recommended, { exact: true });
      await expect.soft(labels, `${route} R5.5`).toHaveCount(1);
      for (const [index, plan] of plans.entries()) {
        const card = page.locator(PLAN).nth(index);
        await expect.soft(card.getByRole("heading")).toHaveText(plan.name);
        await expect.soft(card.getByRole("listitem")).toHaveText(plan.features);
        const button = card.getByRole("link", { name: cta });
        await expect.soft(button).toHaveAttribute("href", `/contact?plan=${plan.id}`);
      }
    });
  }
});

test("R3.4, R3.5: the footer's links are open, in order; icons lead on", async ({ page }) => {
  await atBothWidths(page, "/about", async () => {
    const footer = page.getByRole("contentinfo");
    const ordered = [
      ["/", "/about", "/services", "/bankdetails", "/compliance", "/contact"],
      ["/equity", "/futures", "/options", "/hedging", "/combo"],
      ["/terms-condition", "/complaints", "/privacy-policy"],
    ].flat();
    const links = footer.getByRole("navigation").getByRole("link");
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(shown.filter((href) => href && ordered.includes(href))).toEqual(ordered);
    for (const { isOpen } of await links.evaluateAll(looksOf)) expect.soft(isOpen).toBe(true);
    for (const { name, href } of content.firm.social) {
      const icon = footer.getByRole("link", { name, exact: true });
      await expect.soft(icon).toHaveAttribute("href", href);
      await expect.soft(icon.locator("svg")).toBeVisible();
    }
  });
});

test("R4.10: the call to action has both buttons wherever it is", async ({ page }) => {
  for (const route of ["/", "/about", "/services", ...serviceRoutes]) {
    await atBothWidths(page, route, async (width) => {
      const { heading, primary, secondary } = content.shared.callToAction;
      const closing = page.locator("main > section", { hasText: heading });
      for (const { href, label } of [primary, secondary]) {
        const button = closing.locator(`a[href="${href}"]`, { hasText: label });
        await expect.soft(button, `${route}, ${width} px: ${label}`).toBeVisible();
      }
    });
  }
});

test("R5.6: both complaint tables are whole", async ({ page }) => {
  await atBothWidths(page, "/complaints", async (width) => {
    for (const index of [0, 1]) {
      const table = page.locator("#tables table").nth(index);
      const cells = table.locator("tbody :is(th, td), tfoot :is(th, td):not(:empty)");
      const hidden = await cells.evaluateAll(
        (all, edge) =>
          all.filter((cell) => {
            const { left, right, height } = cell.getBoundingClientRect();
            return height === 0 || left < 0 || right > edge;
          }).length,
        width,
      );
      expect.soft(hidden, `table ${index + 1}, ${width} px`).toBe(0);
    }
  });
});

test("R4.1, R4.11: the badges look like badges", async ({ page }) => {
  const { badge: inBanner } = content.pages.home.hero;
  const inBand = content.pages.home.bands.flatMap((band) => ("badge" in band ? band.badge : []));
  await atBothWidths(page, "/", async () => {
    for (const place of [inBanner, ...inBand]) {
      const badge = page.getByRole("main").getByText(place, { exact: true });
      await expect.soft(badge, place).toBeVisible();
      const look = await badge.evaluate((element) => {
        const { borderTopLeftRadius, backgroundColor } = getComputedStyle(element);
        return { radius: Number.parseFloat(borderTopLeftRadius), backgroundColor };
      });
      expect.soft(look.radius, place).toBeGreaterThan(8);
      expect.soft(look.backgroundColor, place).not.toBe("rgba(0, 0, 0, 0)");
    }
  });
});

test("R7.1, R7.2: the inquiry's placeholders, rows and hint", async ({ page }) => {
  await expectPage(page, "/contact");
  const phoneField = page.locator("#user_phone");
  await expect(phoneField).toHaveAttribute("placeholder", /^\+91/);
  await expect(phoneField).toHaveAccessibleDescription(/10-digit/);
  await expect(page.locator("#language")).toHaveAttribute("placeholder", "Eg : English");
  await expect(page.locator("#message")).toHaveAttribute("rows", "5");
});

test("R4.6: on a phone the form comes first, on a desk it stands at the left", async ({ page }) => {
  await atBothWidths(page, "/contact", async (width) => {
    const form = await page.locator("main form").boundingBox();
    const details = await page.locator("#registration").boundingBox();
    const side = width === phone.width ? "y" : "x";
    expect.soft(form?.[side], `${width} px`).toBeLessThan(details?.[side] ?? 0);
  });
});
