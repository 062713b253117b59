import { type DatedValue, formatPath, type SourceFile } from "content-kit/sources";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { daysBetween, todayInIndia } from "@/lib/text/days";
import { formatRupees } from "@/lib/text/format";
import { partsComparison } from "./saving-claims";

/** A plan, and how to report what is wrong with it. */
interface CheckedPlan {
  plan: Plan;
  plans: readonly Plan[];
  /** Rupees before GST that a family may pay in twelve months. */
  cap: number;
  /** @param keys from the plan to the mistake */
  fail: (keys: (string | number)[], message: string) => void;
  warn: (keys: (string | number)[], message: string) => void;
}

/** SEBI allows no fee for more than a year in advance (MITC, point 3). */
const MOST_MONTHS = 12;

function checkMonths({ plan, fail, warn }: CheckedPlan): void {
  const { id, months } = plan;
  if (months === undefined) return;
  if (months > MOST_MONTHS) {
    fail(
      ["months"],
      `expected at most ${MOST_MONTHS} months, as no fee may be taken for more than a year, got ${months}`,
    );
  }
  const [, named] = /-(\d+)m$/.exec(id) ?? [];
  if (named !== undefined && Number(named) !== months) {
    warn(["months"], `${id} has ${months} months here and ${named} in its id: which is right?`);
  }
}

/** No family may be asked for more in a year than SEBI allows. */
function checkCap({ plan, cap, fail }: CheckedPlan): void {
  if (plan.price <= cap) return;
  const message = `expected at most ${formatRupees(cap)}, SEBI's yearly limit for a family (feeCap in content/firm.yaml), got ${formatRupees(plan.price)}`;
  fail(["price"], message);
}

/** So many times more or less, a price has a digit too many or too few. */
const ANOTHER_DIGIT = 8;

/** An offer for longer has probably another year in until than was meant. */
const LONG_OFFER_DAYS = 120;

/** A price of some days that is dearer than the one before it, or lasts for most of a year. */
function checkOffer(spans: DatedValue["spans"], warn: CheckedPlan["warn"]): void {
  for (const [index, { from, until, value }] of spans.entries()) {
    const before = spans[index - 1];
    const isOffer = from !== undefined && until !== undefined && index < spans.length - 1;
    if (!isOffer || !before) continue;
    const after = spans[index + 1];
    const isBetween = Number(after?.value) === Number(before.value);
    if (!isBetween) continue;
    const price = Number(value);
    if (price > Number(before.value)) {
      const message = `${formatRupees(price)} from ${from} to ${until} is more than ${formatRupees(Number(before.value))} on other days: are the two the right way round?`;
      warn(["price"], message);
    }
    const days = daysBetween(from, until) + 1;
    if (price < Number(before.value) && days > LONG_OFFER_DAYS) {
      warn(
        ["price"],
        `this lower price holds for ${days} days, from ${from} to ${until}: is the year right?`,
      );
    }
  }
}

/** A price of some days that is far from the one of all other days. */
function checkDatedPrice({ values }: SourceFile, index: number, { fail, warn }: CheckedPlan): void {
  const dated = values.find(({ path }) => formatPath(path) === `plans[${index}].price`);
  if (!dated) return;
  checkOffer(dated.spans, warn);
  const rangeOf = (spans: typeof dated.spans) => {
    const prices = spans.map(({ value }) => Number(value));
    return { least: Math.min(...prices), most: Math.max(...prices) };
  };
  const { least, most } = rangeOf(dated.spans);
  if (most < ANOTHER_DIGIT * least) return;
  const message = `expected prices of different days that are near each other, got ${formatRupees(least)} and ${formatRupees(most)}: does one have a digit too few or too many?`;
  // A wrong price of days that are over was published: it stays, so that refunds fit.
  const left = rangeOf(dated.spans.filter(({ until }) => !until || until >= todayInIndia()));
  const isOver = left.most < ANOTHER_DIGIT * left.least;
  if (isOver) warn(["price"], message);
  else fail(["price"], message);
}

/** Words for a tenure, with its months. */
const TENURE_WORDS: readonly [words: RegExp, months: number][] = [
  [/\b(?:half|semi)[- ]?(?:yearly|annual)/i, 6],
  [/\bquarterly\b/i, 3],
  [/\bmonthly\b/i, 1],
  [/(?<!(?:half|semi)[- ]?)\b(?:yearly|annual)\b/i, 12],
];

/** A plan's name that says another tenure in words than it has. */
function checkTenureWord({ plan, warn }: CheckedPlan): void {
  const { name, months } = plan;
  const [words, meant] = TENURE_WORDS.find(([pattern]) => pattern.test(name)) ?? [];
  if (!words || months === undefined || months === meant) return;
  const message = `"${name}" is ${meant} ${meant === 1 ? "month" : "months"}, and the plan has ${months}: which is right?`;
  warn(["name"], message);
}

/** Two plans that nobody can tell apart. */
function checkTwins({ plan, plans, fail }: CheckedPlan): void {
  const twin = plans.find(
    ({ name, group, months, picks }) =>
      name === plan.name && group === plan.group && months === plan.months && picks === plan.picks,
  );
  if (!twin || twin === plan) return;
  fail(
    ["name"],
    `expected a name or a tenure of its own, got those of ${twin.id}, at ${formatRupees(twin.price)}`,
  );
}

/** A stated fee per stock that is not the fee divided by the stocks: pages leave it out. */
function checkPerPick({ plan, warn }: CheckedPlan): void {
  const { perPick, picks, price } = plan;
  if (perPick === undefined) return;
  const exact = price / (picks ?? 1);
  if (Math.abs(perPick - exact) < 1) return;
  const right = Math.round(exact);
  const message = `${perPick} is not the fee of ${formatRupees(price)} for each of ${picks ?? 1}, and pages show ${right}: correct it, or take it out`;
  warn(["perPick"], message);
}

/** A plan that costs more than its months or picks one by one, or a bundle less than one pick. */
function checkAgainstParts({ plan, plans, cap, warn }: CheckedPlan): void {
  const comparison = partsComparison(plan, plans, cap);
  if (!comparison) return;
  const { count, part, full, onePart } = comparison;
  if (part === "pick" && plan.price < onePart) {
    warn(
      ["price"],
      `${formatRupees(plan.price)} for ${count} picks, ${formatRupees(onePart)} for one: does one have a digit too few or too many?`,
    );
  }
  if (comparison.saved >= 0) return;
  warn(
    ["price"],
    `${formatRupees(plan.price)} is more than ${count} single ${part}s, ${formatRupees(full)}: is it meant?`,
  );
}

const INCLUSIVE =
  /\b(?:incl\.?|includ(?:es|ed|ing)|inclusive of|with|no|without|free of)\s+(?:all )?(?:gst|tax(?:es)?)\b|\b(?:gst|tax(?:es)?)[- ](?:included|inclusive|paid|free)\b/i;
const TENURE = /\b(\d+)[ -]months?\b/i;

/** Words of a plan that contradict its price or its months. */
function checkWords({ plan, fail, warn }: CheckedPlan): void {
  const texts: [keys: (string | number)[], text: string | undefined][] = [
    [["name"], plan.name],
    [["tag"], plan.tag],
    [["why"], plan.why],
    ...plan.features.map((text, index): [(string | number)[], string] => [
      ["features", index],
      text,
    ]),
  ];
  for (const [keys, text = ""] of texts) {
    const [inclusive] = INCLUSIVE.exec(text) ?? [];
    if (inclusive) {
      fail(
        keys,
        `expected nothing of GST, as the price is before it and the page adds it, got "${inclusive}"`,
      );
    }
    const [tenure, months] = TENURE.exec(text) ?? [];
    if (tenure && plan.months !== undefined && Number(months) !== plan.months) {
      warn(
        keys,
        `"${tenure}" stands in a plan of ${plan.months} ${plan.months === 1 ? "month" : "months"}: which is right?`,
      );
    }
  }
}

/** What a plan's months, price, name and words say against each other. */
export function checkPlanTerms(
  source: SourceFile,
  { plans }: Pick<Service, "plans">,
  cap: number,
): void {
  for (const [index, plan] of plans.entries()) {
    const checked: CheckedPlan = {
      plan,
      plans,
      cap,
      fail: (keys, message) => source.fail(["plans", index, ...keys], message),
      warn: (keys, message) => source.warn(["plans", index, ...keys], message),
    };
    checkMonths(checked);
    checkCap(checked);
    checkDatedPrice(source, index, checked);
    checkTwins(checked);
    checkPerPick(checked);
    checkAgainstParts(checked);
    checkWords(checked);
    checkTenureWord(checked);
  }
}
