import { type Findings, sourceFile } from "content-kit/sources";
import { type Finding, messageOf, open, type PreflightOptions, preflight } from "ra-preflight";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { gstFaultsIn, gstRateFaultsIn } from "@/lib/checks/gst-words";
import { lastDayFaultsIn } from "@/lib/checks/last-days";
import { wrongOfLinks } from "@/lib/checks/plan-links";
import { isOtherMoney, servicesIn, unknownFeesIn, wrongPricesIn } from "@/lib/checks/plan-prices";
import { phonesOf } from "@/lib/checks/repeated-facts";
import { checkSavings } from "@/lib/checks/savings";
import { isPlaceholder } from "@/lib/text/placeholders";
import { textAsPage } from "./as-page";
import { foreignPhones } from "./phone-numbers";
import { placeInMail, placeInText, placeOfWords } from "./place-in-text";
import type { ReadText } from "./read-text";
import { foreignAddress, webAddressesIn } from "./web-addresses";

type Facts = NonNullable<PreflightOptions["facts"]>;
type Hit = Parameters<NonNullable<PreflightOptions["placeOf"]>>[0];

/** What the rules for a text compare with it; a placeholder is not compared. */
function factsOf({ firm, placeholders }: CheckedContent): Facts {
  const facts: Facts = { name: firm.name, number: firm.registration.number };
  if (!placeholders.has("firm.legalName")) facts.legalName = firm.legalName;
  if (!placeholders.has("firm.site")) facts.site = firm.site;
  return facts;
}

/** What is said of one place: the message, what to do, and by which rule. */
interface Said {
  line: number;
  column: number;
  level: Finding["level"];
  message: string;
  /** The words that it is about. */
  words: string;
  cure: string | undefined;
  source: string;
}

function saidOf(finding: Finding): Said {
  const { rule, place, level } = finding;
  const { circular, paragraph } = rule.source;
  return {
    line: place.line,
    column: place.column,
    level,
    message: `${messageOf(finding)} [${rule.key}]`,
    words: finding.words,
    cure: rule.advice,
    source: `${circular}, ${paragraph}`,
  };
}

const PRICES = "the prices in content/services";
const NAME_THE_PLAN =
  "Name the plan, its months and the rupees, so that the prices can be compared; or take it out.";

const RIGHT_FEE = 'Write the fee as it is, with "plus GST" behind it, or the sum with GST.';

/** What a text says of savings, beside the prices. */
function savingsIn(text: string, content: CheckedContent, today: string): Said[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = sourceFile(
    { file: "text", text, data: { text }, placeholders: [], rangeOf: () => [0, text.length] },
    findings,
  );
  const noFacts = { known: new Map(), unread: new Set<string>() };
  const asked = checkSavings(new Map([["text", source]]), content, noFacts, today);
  const wrong = findings.issues.map(({ line, column, message }): Said => {
    const said = `${message} [saving-claims]`;
    const [, words = ""] = /got "([^"]+)"/.exec(message) ?? [];
    const place = { line, column, words };
    return { ...place, level: "error", message: said, cure: undefined, source: PRICES };
  });
  const open = asked.map(({ words }): Said => {
    const message = `"${words}" speaks of a saving, and no price says which: is it true? [saving-claims]`;
    const place = placeInText(text, words, 1);
    const told = { ...place, words, message, cure: NAME_THE_PLAN };
    return { ...told, level: "warning", source: PRICES };
  });
  return [...wrong, ...open];
}

/** Lines about savings, which are compared by themselves. */
const SAVINGS = /\b(?:sav(?:e|es|ing|ings)|off|instead|discount|worth|free)\b/i;

/** What a text says of the fees of plans that it names, beside the prices. */
function pricesIn(text: string, content: CheckedContent): Said[] {
  const around = servicesIn(text, content);
  return text.split("\n").flatMap((line, index) => {
    if (SAVINGS.test(line)) return [];
    const fees = wrongPricesIn(line, content, around).filter((fee) => !isOtherMoney(line, fee));
    return fees.map(({ words, right }): Said => {
      const message = `"${words}" is the fee of no plan that the line names: ${right} [plan-prices]`;
      const place = { line: index + 1, column: line.indexOf(words) + 1 };
      const told = { ...place, words, message, cure: RIGHT_FEE };
      return { ...told, level: "error", source: PRICES };
    });
  });
}

const WHICH_FEE =
  "Name the plan and its months, with its fee as it is; or say what else the amount is for.";

/** The fees that a text asks for and that no plan has, whether it names one or not. */
function unknownFees(text: string, content: CheckedContent, told: readonly Said[]): Said[] {
  return text.split("\n").flatMap((line, index) =>
    unknownFeesIn(line, content).flatMap(({ words, start }): Said[] => {
      const place = { line: index + 1, column: start + 1 };
      if (told.some((said) => said.line === place.line && said.words === words)) return [];
      const message = `no plan costs ${words}: which is meant? [plan-prices]`;
      return [{ ...place, words, message, level: "warning", cure: WHICH_FEE, source: PRICES }];
    }),
  );
}

/** What a text says beside a link that chooses a plan, and the plan is not so. */
function linksIn(text: string, content: CheckedContent): Said[] {
  return text.split("\n").flatMap((line, index) =>
    wrongOfLinks(line, content).map(({ words, message }): Said => {
      const place = { line: index + 1, column: line.indexOf(words) + 1 };
      const told = { ...place, words, message: `${message} [plan-links]`, cure: undefined };
      return { ...told, level: "warning", source: PRICES };
    }),
  );
}

/** What a text says of the fees of plans. */
function feesIn(text: string, content: CheckedContent): Said[] {
  const wrong = [...pricesIn(text, content), ...linksIn(text, content)];
  return [...wrong, ...unknownFees(text, content, wrong)];
}

/** What a text says of GST beside a fee. */
function gstIn(text: string, content: CheckedContent, today: string): Said[] {
  const faults = [...gstFaultsIn(text, content), ...gstRateFaultsIn(text, content, today)];
  return faults.map(({ words, message }): Said => {
    const place = placeInText(text, words, 1);
    const told = { ...place, words, message: `${message} [gst-words]`, cure: undefined };
    return { ...told, level: "error", source: PRICES };
  });
}

const RIGHT_DAY = "Write the last day of the lower price, or correct it in content/services first.";

/** What a text says of the last day of an offer, beside that of the lower price. */
function lastDaysIn(text: string, content: CheckedContent, today: string): Said[] {
  const around = servicesIn(text, content);
  return text.split("\n").flatMap((line, index) =>
    lastDayFaultsIn(line, content, around, today).map(({ words, message }): Said => {
      const place = { line: index + 1, column: line.indexOf(words) + 1 };
      const told = { ...place, words, message: `${message} [last-days]`, cure: RIGHT_DAY };
      return { ...told, level: "warning", source: PRICES };
    }),
  );
}

/** A text whose web addresses are all another's than the firm's: readers would take one for it. */
function addressesIn(text: string, { site }: Facts): Said[] {
  const address = site === undefined ? undefined : foreignAddress(text, site);
  if (address === undefined) return [];
  const place = placeInText(text, address, 1);
  const message = `the text's web address, ${address}, is not at the firm's website ${site} [own-address]`;
  const cure = "Write the firm's own address in its place, or beside it.";
  const told = { ...place, words: address, message, cure };
  return [{ ...told, level: "warning", source: "site in content/firm.yaml" }];
}

/** Phone numbers that are none of the firm's: a reader would call or pay somebody else. */
function phonesIn(text: string, { firm, placeholders }: CheckedContent): Said[] {
  if (isPlaceholder(placeholders, "firm.phone")) return [];
  return foreignPhones(text, phonesOf(firm)).map((words): Said => {
    const place = placeInText(text, words, 1);
    const message = `the phone number ${words} is none of the firm's [own-phone]`;
    const cure = "Write the firm's own number, or enter this one in content/firm.yaml first.";
    return { ...place, words, message, level: "warning", cure, source: "content/firm.yaml" };
  });
}

/** What could not be compared, because the firm's own is still a placeholder. */
function notCompared(text: string, { firm, placeholders }: CheckedContent, facts: Facts): string[] {
  const left: string[] = [];
  if (facts.legalName === undefined) left.push("the registered name");
  const addresses = webAddressesIn(text);
  if (facts.site === undefined && addresses.length > 0) {
    left.push(`the web address ${addresses.join(", ")} with the firm's website`);
  }
  const phones = foreignPhones(text, phonesOf(firm));
  if (isPlaceholder(placeholders, "firm.phone") && phones.length > 0) {
    left.push(`the phone number ${phones.join(", ")} with the firm's`);
  }
  return left.map((what) => `Not compared: ${what}, which content/firm.yaml has as a placeholder.`);
}

/** What is said of a mail's words has their place in its file. */
function inFile({ mail }: ReadText, said: Said): Said {
  return mail === undefined ? said : { ...said, ...placeInMail(mail, said.words) };
}

const LEVELS = ["error", "warning", "note"];

const linesOf = (name: string, { line, column, level, message, cure, source }: Said): string[] => [
  `${name}:${line}:${column}: ${level}: ${message}`,
  ...(cure ? [`    ${cure}`] : []),
  `    Source: ${source}.`,
];

export interface TextVerdict {
  lines: string[];
  /** As the exit code of the linter: 0 no error, 1 errors, 2 a rule could not be used. */
  code: 0 | 1 | 2;
}

/**
 * Judges one advertisement by the rules for such a text.
 * @param today the day that counts, `2026-11-22`
 */
export function checkText(read: ReadText, content: CheckedContent, today: string): TextVerdict {
  const { name, text, html } = read;
  const facts = factsOf(content);
  const placeOf = ({ words, piece }: Hit) => ({ file: name, ...placeOfWords(read, words, piece) });
  const report = preflight({
    folder: name,
    text: textAsPage(read),
    packs: ["sebi-ra-text"],
    facts,
    today,
    placeOf,
  });
  const plain =
    html === undefined ? text : html.replace(/<[^>]*>/g, (tag) => " ".repeat(tag.length));
  const links = [...(html ?? "").matchAll(/href=["']?([^"'\s>]+)/gi)].map(([, href]) => href);
  const withLinks = [plain, ...links].join("\n");
  const others = [
    ...savingsIn(plain, content, today),
    ...feesIn(plain, content),
    ...gstIn(plain, content, today),
    ...lastDaysIn(plain, content, today),
    ...addressesIn(withLinks, facts),
    ...phonesIn(withLinks, content),
  ];
  const said = [...open(report).map(saidOf), ...others.map((one) => inFile(read, one))].sort(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.line - b.line,
  );
  const lines = said.flatMap((one) => linesOf(name, one));
  lines.push(
    ...report.refusals.map(({ file, line, message }) => `${file}:${line}: error: ${message}`),
  );
  lines.push(...notCompared(withLinks, content, facts));
  const count = (level: string) => said.filter((one) => one.level === level).length;
  lines.push(
    `Checked ${name} on ${today} by the rules for one text. This is not legal advice. It finds known faults; BSE's approval of an advertisement is another matter.`,
    `${count("error")} errors, ${count("warning")} warnings, ${count("note")} notes`,
  );
  if (report.refusals.length > 0) return { lines, code: 2 };
  return { lines, code: count("error") > 0 ? 1 : 0 };
}
