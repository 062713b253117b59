import { TextDecoder } from "node:util";
import "@testing-library/jest-dom";

// jsdom lacks it; browsers and Node have it.
Object.assign(globalThis, { TextDecoder });
