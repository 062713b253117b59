import { TextDecoder } from "node:util";

// jsdom lacks it; browsers and Node have it.
Object.assign(globalThis, { TextDecoder });

// Its matchers are of elements; most tests have none, and it takes its time.
if (typeof document !== "undefined") require("@testing-library/jest-dom");
