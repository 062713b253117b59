import type { ownWorker as OwnWorker } from "@/lib/consent/images/own-worker";

type Rules = { createScriptURL(address: string): string };

function load(): typeof OwnWorker {
  let loaded: typeof OwnWorker | undefined;
  jest.isolateModules(() => {
    ({ ownWorker: loaded } = jest.requireActual("@/lib/consent/images/own-worker"));
  });
  if (!loaded) throw new Error("the module did not load");
  return loaded;
}

afterEach(() => Reflect.deleteProperty(globalThis, "trustedTypes"));

test("where browsers know no Trusted Types the address is given as it is", () => {
  expect(load()("/assets/worker.js")).toBe("/assets/worker.js");
});

test("the policy is made once and gives nothing but the address of the site's own worker", () => {
  const createPolicy = jest.fn((_name: string, rules: Rules) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const ownWorker = load();
  expect(ownWorker("/assets/worker.js")).toBe("/assets/worker.js");
  expect(ownWorker("/assets/worker.js")).toBe("/assets/worker.js");
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe("own-worker");
  const rules = createPolicy.mock.results[0]?.value as Rules;
  expect(rules.createScriptURL("/assets/other.js")).toBe("/assets/worker.js");
});
