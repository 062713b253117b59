import { generateIdentity, identityToRecipient } from "age-encryption";
import { readRecipients, SEAL_VARIABLE, sealAdvice } from "@/lib/consent/seal/recipients";
import { recipientsOf } from "./support";

const read = (value?: string) => readRecipients({ [SEAL_VARIABLE]: value });

let classic: string[];
let hybrid: string[];
beforeAll(async () => {
  classic = (await recipientsOf("classic", 2)).recipients;
  hybrid = (await recipientsOf("hybrid", 2)).recipients;
});

test("recipients are separated by commas or blanks; none, or an empty setting, seals nothing", () => {
  expect([read(), read(" \n")]).toEqual([[], []]);
  for (const kind of [classic, hybrid]) {
    expect([read(kind.join(",")), read(` ${kind.join(" ,\n")} `)]).toEqual([kind, kind]);
  }
});

test("one alone is lost with its key, so the build advises a second", () => {
  expect(sealAdvice(["one"])).toEqual([expect.stringMatching(/lost is lost|is lost, all/)]);
  expect([sealAdvice([]), sealAdvice(["one", "two"])]).toEqual([[], []]);
});

test("what age could not seal to stops the build with a sentence that quotes no key", async () => {
  const [first = "", second = ""] = classic;
  const [quantum = ""] = hybrid;
  const secret = await generateIdentity();
  const flipped = first.slice(0, -1) + (first.endsWith("q") ? "p" : "q");
  const wrong: [string, string][] = [
    [`${first},${secret}`, "recipient 2 is a secret key"],
    [secret.toLowerCase(), "recipient 1 is a secret key"],
    [flipped, "recipient 1 is mistyped"],
    [first.slice(0, 40), "recipient 1 is mistyped"],
    [`${quantum.slice(0, 200)}`, "recipient 1 is mistyped"],
    [first.replace(/^age1./, "age11"), "recipient 1 is mistyped"],
    ["age1yubikey1qwt50d05nh5vutpdzmlg5wn80xq5negm4uj9ghv0snvdd3yysf5yw3rhl3t", "for a plugin"],
    ["age1tag1qt8lw0ual6avlwmwatk888yqnmdamm7xfd0wak53ut6elz5c4swx2tzqmh2", "for a plugin"],
    [`${first} ${second} ${first}`, "recipient 3 is there twice"],
    ["ssh-ed25519,AAAA", "recipient 1 is not an age recipient"],
    [`${first},${quantum}`, "recipients of one kind"],
  ];
  for (const [value, sentence] of wrong) {
    expect(() => read(value)).toThrow(sentence);
    expect(() => read(value)).not.toThrow(value.slice(-20));
  }
  expect(await identityToRecipient(secret)).toMatch(/^age1/);
});
