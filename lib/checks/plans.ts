import type { SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { plansByShelf } from "@/lib/fees/plans";
import { savingOf } from "@/lib/fees/price";
import { daysBetween, lastDayOf } from "@/lib/text/days";
import { formatDate, formatRupees } from "@/lib/text/format";
import type { Offers, UsualPrices } from "./offers";
import { checkPlanTerms } from "./plan-terms";

const NOTHING_SAVED =
  ": the plan costs as much as its single months, and no less today than on other days";
const CAPPED = ": the yearly cap allows fewer single months than this plan has";

/** What the checks need of a service. */
type CheckedService = Pick<Service, "plans" | "bands" | "facts">;

/** A plan, and how to report a mistake in it. */
interface CheckedPlan {
  plan: Plan;
  plans: readonly Plan[];
  /** @param keys from the plan to the mistake @param expected sentence after "expected" */
  fail: (keys: string[], expected: string) => void;
  warn: (keys: string[], message: string) => void;
}

/** What a plan offers is explained among the facts of its service. */
function checkOffers(source: SourceFile, { plans, facts }: CheckedService): void {
  const hasPriority = plans.some(({ features }) =>
    features.some((feature) => /priority/i.test(feature)),
  );
  if (hasPriority && !facts.priority) {
    const message = "expected priority: what it adds, because a plan offers it";
    source.fail(["facts"], message);
  }
  if (plans.some(({ picks }) => picks) && !facts.arrival) {
    const message = "expected arrival: when picks arrive, because a plan offers it";
    source.fail(["facts"], message);
  }
}

/** A page recommends one plan, and says why it or a plan with a tag stands out. */
function checkLabel({ plan, plans, fail }: CheckedPlan): void {
  const recommended = plans.find((other) => other.recommended);
  if (plan.recommended && plan !== recommended) {
    fail(["recommended"], "one recommended plan a page, got a second");
  }
  if (plan.why) return;
  const reason = "why: beside it, the reason for the label, got none";
  if (plan.recommended) {
    fail(["recommended"], reason);
  } else if (plan.tag) {
    fail(["tag"], reason);
  }
}

/** Which plans are on offer on a day, and the offers of all days. */
interface OfferPrices {
  usualPrices: UsualPrices;
  offers: Offers;
}

/** The other days on which a tag names the right saving, and what to do. */
function rightDays({ id, tag }: Plan, offers: Offers): string {
  const offer = offers
    .get(id)
    ?.find(({ price, usual }) => tag === `SAVE ${formatRupees(usual - price)}`);
  if (!offer) return "";
  return `, which is right from ${formatDate(offer.from)} to ${formatDate(offer.until)}, the days of the lower price: give the tag the same days`;
}

/** A tag that names a saving names the true one: beside single months, or the price of other days. */
function checkSaving({ plan, plans, fail }: CheckedPlan, cap: number, prices: OfferPrices): void {
  if (!plan.tag?.startsWith("SAVE ")) return;
  const ofMonths = savingOf(plan, plans, cap);
  const usual = prices.usualPrices.get(plan.id);
  const ofOffer = usual === undefined ? 0 : usual - plan.price;
  const savings = [ofMonths ?? 0, ofOffer].filter((saved) => saved > 0);
  const tags = savings.map((saved) => `SAVE ${formatRupees(saved)}`);
  if (tags.includes(plan.tag)) return;
  const why = ofMonths === undefined ? CAPPED : NOTHING_SAVED;
  const expected = tags.length > 0 ? `"${tags.join('" or "')}"` : `no saving${why}`;
  fail(["tag"], `${expected}, got "${plan.tag}"${rightDays(plan, prices.offers)}`);
}

/** Warns of a price that is unlikely beside that of a single month. */
function checkPrice({ plan, plans, warn }: CheckedPlan): void {
  const { months = 1, price } = plan;
  const monthly = plans.find(
    (other) => other.months === 1 && other.name === plan.name && other.group === plan.group,
  );
  if (!monthly || months === 1) return;
  const isHigh = monthly.price * (months + 1) <= price;
  const isLow = monthly.price > price;
  if (!isHigh && !isLow) return;
  const message = `${formatRupees(monthly.price)} for one month, ${formatRupees(price)} for ${months}: does one have a digit too few or too many?`;
  warn(["price"], message);
}

/** Each plan is on one rate card, once. */
function checkShelves({ plan, fail }: CheckedPlan, bands: CheckedService["bands"]): void {
  const shelves = bands.flatMap((band) => {
    return band.kind === "rate-card" ? plansByShelf(band, [plan]) : [];
  });
  const shown = shelves.filter((shelf) => shelf.plans.length > 0).length;
  if (shown !== 1) fail([], `one rate-card band that shows this plan, got ${shown}`);
}

/** A fee that is a larger part of the least capital is out of proportion, or the capital mistyped. */
const MOST_PERCENT_A_MONTH = 20;

/** The least capital of a service against the fees that a month of it costs. */
function checkCapital(
  source: SourceFile,
  { plans, facts }: Pick<Service, "plans" | "facts">,
): void {
  const monthly = plans.map(({ price, months = 1 }) => price / months);
  const least = Math.min(...monthly);
  const { rupees } = facts.capital;
  if (least * 100 <= rupees * MOST_PERCENT_A_MONTH) return;
  const message = `${formatRupees(rupees)} is the least capital, and the lowest fee is ${formatRupees(Math.round(least))} a month, over ${MOST_PERCENT_A_MONTH}% of it: does one have a digit too few or too many?`;
  source.warn(["facts", "capital", "rupees"], message);
}

/** Checks labels, savings, rate cards and the facts that offers require. */
export function checkPlans(
  source: SourceFile,
  service: CheckedService,
  cap: number,
  prices: OfferPrices,
): void {
  checkOffers(source, service);
  const { plans, bands } = service;
  for (const [index, plan] of plans.entries()) {
    const checked: CheckedPlan = {
      plan,
      plans,
      fail: (keys, expected) => source.fail(["plans", index, ...keys], `expected ${expected}`),
      warn: (keys, message) => source.warn(["plans", index, ...keys], message),
    };
    checkLabel(checked);
    checkSaving(checked, cap, prices);
    checkPrice(checked);
    checkShelves(checked, bands);
  }
}

/** An example of a refund uses no more picks or days than its plan has. */
function checkRefundExamples(source: SourceFile | undefined, { refunds, services }: Content): void {
  const plans = services.flatMap((service) => service.plans);
  for (const [index, { plan: id, used }] of refunds.examples.items.entries()) {
    const plan = plans.find((candidate) => candidate.id === id);
    if (!plan) continue;
    const { months, picks = 1 } = plan;
    const { start } = refunds.examples;
    const days =
      months === undefined ? undefined : daysBetween(start, lastDayOf(start, months)) + 1;
    const most = days ?? picks;
    if (used <= most) continue;
    const parts = days === undefined ? "picks" : "days";
    const message = `expected at most the ${most} ${parts} of the plan, got ${used}`;
    source?.fail(["examples", "items", index, "used"], message);
  }
}

/** Checks across files that are each valid. */
export function checkAcrossFiles(
  sources: ReadonlyMap<string, SourceFile>,
  content: Content & OfferPrices,
): void {
  for (const service of content.services) {
    const source = sources.get(`services/${service.slug}`);
    if (!source) continue;
    checkPlans(source, service, content.firm.feeCap, content);
    checkCapital(source, service);
    checkPlanTerms(source, service, content.firm.feeCap);
  }
  checkRefundExamples(sources.get("refunds"), content);
}
