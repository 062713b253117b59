// Run from another folder, as in a test, tsx finds no setting for JSX.
/** @jsxRuntime automatic */
import { formatDate } from "@/lib/text/format";
import type { Exception } from "../exceptions";
import type { Finding } from "../preflight";
import { LEVELS, type Level, type Rule } from "../rule";
import { LEVEL_NAMES, nameOf, placed, plural, seenOn } from "./words";

/** Findings by what they have in common, in their order. */
export function grouped<Key>(
  findings: readonly Finding[],
  keysOf: (one: Finding) => readonly Key[],
): Map<Key, Finding[]> {
  const groups = new Map<Key, Finding[]>();
  for (const finding of findings) {
    for (const key of keysOf(finding)) groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return groups;
}

function Source({ rule: { key, source } }: { rule: Rule }) {
  return (
    <small>
      {source.circular}, {source.paragraph}
      {source.date && `, ${formatDate(source.date)}`}. Confidence: {source.confidence}.{" "}
      {!source.compared && "Not compared with the document itself. "}
      <code>{key}</code>
    </small>
  );
}

/** From so many findings on, what they all say stands once above them. */
const MANY = 8;

function OfRule({ rule, level, found }: { rule: Rule; level: Level; found: readonly Finding[] }) {
  const isMany = found.length >= MANY;
  return (
    <div id={`${level}-${rule.key}`} className={`rule ${level}`}>
      <h3>
        {nameOf(rule)} <span className="soft">({found.length})</span>
      </h3>
      {isMany && <p>{rule.message.replaceAll("%s", "…")}</p>}
      {rule.advice && <p className="soft">{rule.advice}</p>}
      <ul className={isMany ? "many" : undefined}>
        {found.map((finding) => (
          <li key={`${placed(finding)} ${finding.message}`}>
            <span>{isMany ? finding.say : finding.message}</span>
            <span>
              <code>{placed(finding)}</code>
              {finding.pages.length > 0 && <small> seen: {seenOn(finding.pages)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <Source rule={rule} />
    </div>
  );
}

/** What rules of one level found, rule by rule. */
export function OfLevel({ level, findings }: { level: Level; findings: readonly Finding[] }) {
  const byRule = grouped(
    findings.filter((finding) => finding.level === level),
    ({ rule }) => [rule],
  );
  return (
    <section id={level}>
      <h2>{LEVEL_NAMES[level]}</h2>
      {byRule.size === 0 && <p>None.</p>}
      {[...byRule].map(([rule, found]) => (
        <OfRule key={rule.key} rule={rule} level={level} found={found} />
      ))}
    </section>
  );
}

export function Excused({ exceptions }: { exceptions: readonly Exception[] }) {
  return (
    <section id="excused">
      <h2>Excused by the owner</h2>
      {exceptions.length === 0 && <p>Nothing.</p>}
      <ul>
        {exceptions.map((one) => (
          <li key={one.line}>
            <b>{one.words ? `“${one.words}”` : one.rule}</b> {one.reason}
            <br />
            <small>
              <code>{one.rule}</code> in <code>{one.place}</code>;{" "}
              {one.requirement && `requirement ${one.requirement}; `}
              approved by: {one.approved}; until {formatDate(one.until)}; found{" "}
              {plural(one.used, "time")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page with what is to mend on it; those in order in one sentence. */
export function ByPage({
  pages,
  findings,
}: {
  pages: readonly string[];
  findings: readonly Finding[];
}) {
  const byPage = grouped(findings, (finding) => finding.pages);
  const inOrder = pages.filter((page) => !byPage.has(page));
  const isPage = (page: string) => /\.html?$/i.test(page);
  const texts = inOrder.filter((page) => !isPage(page)).length;
  return (
    <section id="pages">
      <h2>By page</h2>
      <ul>
        {[...byPage]
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([page, own]) => (
            <li key={page} className="page">
              <b>{page}</b>
              <ul>
                {LEVELS.flatMap((level) => {
                  const byRule = grouped(
                    own.filter((one) => one.level === level),
                    ({ rule }) => [rule],
                  );
                  return [...byRule].map(([rule, ofRule]) => (
                    <li key={`${level} ${rule.key}`}>
                      <span className={`dot ${level}`} />
                      <a href={`#${level}-${rule.key}`}>{nameOf(rule)}</a>{" "}
                      <small>
                        {level}
                        {ofRule.length > 1 && `, ${ofRule.length} times`}
                      </small>
                    </li>
                  ));
                })}
              </ul>
            </li>
          ))}
      </ul>
      <p>
        In order: {inOrder.filter(isPage).join(", ") || "no page"}
        {texts > 0 && `, and ${texts} other texts, such as the words of share images`}.
      </p>
    </section>
  );
}

/** Rules by the document that they come from. */
export function ByDocument({ rules }: { rules: readonly Rule[] }) {
  const byDocument = new Map<string, Rule[]>();
  for (const rule of rules) {
    const { circular } = rule.source;
    byDocument.set(circular, [...(byDocument.get(circular) ?? []), rule]);
  }
  return (
    <ul>
      {[...byDocument].map(([circular, own]) => (
        <li key={circular}>
          <b>{own.map(nameOf).join(", ")}.</b>
          <br />
          <small>
            {own[0]?.source.link ? <a href={own[0].source.link}>{circular}</a> : circular}. Read:{" "}
            {own[0]?.source.read}.
          </small>
        </li>
      ))}
    </ul>
  );
}
