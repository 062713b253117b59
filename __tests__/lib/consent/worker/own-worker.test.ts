type Rules = { createScriptURL(address: string): string };
type Module = typeof import("@/lib/consent/worker/worker-client");

const load = () => {
  jest.resetModules();
  return jest.requireActual<Module>("@/lib/consent/worker/worker-client").ownWorker;
};

afterEach(() => Reflect.deleteProperty(globalThis, "trustedTypes"));

test("in browsers without Trusted Types the address is returned unchanged", () => {
  expect(load()("blob:1")).toBe("blob:1");
});

test("the Trusted Types policy is made once and passes only the worker that was made last", () => {
  const createPolicy = jest.fn((_name: string, rules: Rules) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const ownWorker = load();
  for (const address of ["blob:1", "blob:2"]) {
    expect(ownWorker(address)).toBe(address);
  }
  expect(createPolicy.mock.calls).toEqual([["own-worker", expect.anything()]]);
  const rules = createPolicy.mock.results[0]?.value as Rules;
  expect(rules.createScriptURL("/assets/other.js")).toBe("blob:2");
});
