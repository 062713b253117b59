import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { LevelsCall, SampleCall, SamplePage } from "@/lib/content/schemas/sample";
import { callSums } from "@/lib/sample/call-sums";
import { FUTURES_LIMITS, OPTION_LIMITS } from "@/lib/sample/limits";

/** What is wrong at a key of a call; the text follows "expected ". */
type Finding = [key: string, message: string];

const isWithin = (value: number, [from, to]: readonly [number, number]) =>
  value >= from && value <= to;
const between = ([from, to]: readonly [number, number]) => `${from} to ${to}`;

/** The order of the levels, and the limits that the services state. */
function levelFindings(call: LevelsCall, capital: number): Finding[] {
  const { side, entry, stop, target, riskPercent } = call;
  const findings: Finding[] = [];
  const [below, above] = side === "buy" ? [stop, target] : [target, stop];
  if (below >= entry[0] || above <= entry[1]) {
    const order = side === "buy" ? "stop, entry, target" : "target, entry, stop";
    return [["entry", `${order} from the lowest to the highest price`]];
  }
  const { worst, risk, reward, count } = callSums(call, capital);
  if (count < 1) findings.push(["riskPercent", "room for at least one share or lot"]);
  if (call.kind === "futures" && call.term) {
    const { rewardRisk, riskPercent: limits } = FUTURES_LIMITS;
    if (reward < rewardRisk * risk) {
      findings.push(["target", `one at least ${rewardRisk} times as far as the stop`]);
    }
    if (!isWithin(riskPercent, limits)) findings.push(["riskPercent", between(limits)]);
  }
  if (call.kind === "option") {
    const { percent, premiumToRisk } = OPTION_LIMITS;
    if (!isWithin(riskPercent, percent)) findings.push(["riskPercent", between(percent)]);
    if (side === "sell" && worst < premiumToRisk * risk) {
      findings.push(["stop", `a premium of at least ${premiumToRisk} times the risk to the stop`]);
    }
  }
  return findings;
}

/** That the way a call ends agrees with its levels. */
function endFindings(call: SampleCall): Finding[] {
  const { outcome, price } = call.end;
  const isClosed = outcome === "target" || outcome === "stop" || outcome === "early";
  if (isClosed !== (price !== undefined)) {
    return [["end", isClosed ? "the price at which it was closed" : "no price"]];
  }
  if (call.kind === "hedge" || price === undefined) return [];
  const sign = call.side === "buy" ? 1 : -1;
  const isPast = {
    target: (price - call.target) * sign >= 0,
    stop: (call.stop - price) * sign >= 0,
  };
  if (outcome === "early" ? isPast.target || isPast.stop : !isPast[outcome as "target" | "stop"]) {
    return [["end", `a price that fits "${outcome}"`]];
  }
  return [];
}

const isWorkingDay = (moment: string) => ![0, 6].includes(new Date(`${moment}Z`).getUTCDay());

function timeFindings({ sent, validUntil, end }: SampleCall): Finding[] {
  return [
    ...(validUntil < sent ? [["validUntil", "a time after the message"] as Finding] : []),
    ...(end.sent < sent ? [["end", "a time after the message"] as Finding] : []),
    ...([sent, end.sent].every(isWorkingDay) ? [] : [["sent", "a working day"] as Finding]),
  ];
}

/**
 * Holds the examples to what the services state: nobody should meet a call here that the firm would
 * not publish.
 * @param services names of the services' files
 */
export function checkSample(
  file: YamlFile,
  { messages, capital, note }: SamplePage,
  services: readonly string[],
): void {
  const unknown = (service: string) => !services.includes(service);
  const oneOf = `one of ${services.join(", ")}`;
  if (unknown(note.service)) file.fail(["note", "service"], `expected ${oneOf}`);
  for (const [index, call] of messages.entries()) {
    const findings: Finding[] = [
      ...(unknown(call.service) ? [["service", oneOf] as Finding] : []),
      ...(call.kind === "hedge" ? [] : levelFindings(call, capital)),
      ...endFindings(call),
      ...timeFindings(call),
    ];
    for (const [key, message] of findings) {
      file.fail(["messages", index, key], `expected ${message}`);
    }
  }
}
