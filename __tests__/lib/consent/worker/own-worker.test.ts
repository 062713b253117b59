type Rules = { createScriptURL(address: string): string };
type Module = typeof import("@/lib/consent/worker/worker-client");

const load = () => {
  jest.resetModules();
  return jest.requireActual<Module>("@/lib/consent/worker/worker-client").ownWorker;
};

afterEach(() => Reflect.deleteProperty(globalThis, "trustedTypes"));

test("in browsers without Trusted Types the address is returned unchanged", () => {
  expect(load()("/assets/worker.js")).toBe("/assets/worker.js");
});

test("the Trusted Types policy is made once and passes only the site's own worker", () => {
  const createPolicy = jest.fn((_name: string, rules: Rules) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const ownWorker = load();
  for (let time = 0; time < 2; time += 1) {
    expect(ownWorker("/assets/worker.js")).toBe("/assets/worker.js");
  }
  expect(createPolicy.mock.calls).toEqual([["own-worker", expect.anything()]]);
  const rules = createPolicy.mock.results[0]?.value as Rules;
  expect(rules.createScriptURL("/assets/other.js")).toBe("/assets/worker.js");
});
