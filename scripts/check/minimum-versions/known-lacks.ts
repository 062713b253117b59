/**
 * What the export uses although a minimum version lacks it, with what happens there. A name
 * that is not here stops the build; docs/browsers.md says how to add one.
 */
export const KNOWN_LACKS: { reason: string; features: string }[] = [
  {
    reason: "progressive: without it the page looks plainer and works the same",
    features: `text-wrap | text-wrap: balance | text-wrap: pretty | text-size-adjust | accent-color |
      -webkit-tap-highlight-color | overscroll-behavior | overscroll-behavior: contain | resize |
      resize: vertical | cursor: pointer | cursor: default | cursor: progress | @view-transition |
      @view-transition navigation | scroll-behavior | scroll-behavior: auto | forced-color-adjust |
      forced-color-adjust: none | @media (forced-colors) | @page | @page size | @page margin |
      break-after: avoid | overflow-wrap: anywhere | font-family: ui-monospace`,
  },
  {
    reason: "fonts: without them lines move by a little when ours arrive",
    features: `@font-face size-adjust | @font-face ascent-override | @font-face descent-override |
      @font-face line-gap-override`,
  },
  {
    reason: "Tailwind's first values: the export has them a second way, under @supports",
    features: "@property | @property syntax | @property inherits | @property initial-value",
  },
  {
    reason: "the browser's own ring shows instead",
    features: ":focus-visible",
  },
  {
    reason: "the chat button stays beside a focused field",
    features: ":has",
  },
  {
    reason: "inside :is(), which skips what it does not know; :open and [open] stand beside it",
    features: ":popover-open | :open",
  },
  {
    reason: "the same under its -webkit- name stands beside it",
    features: "appearance | ::file-selector-button",
  },
  {
    reason: "buttons that need scripts show without scripts and do nothing",
    features: "@media (scripting)",
  },
  {
    reason: "the table keeps the width of its region and scrolls inside it",
    features: "container-type | container-type: inline-size | cqi",
  },
  {
    reason: "asked for before use: else a canvas of the page and the whole photograph are used",
    features: "OffscreenCanvas | .convertToBlob() | ImageDecoder | VideoFrame",
  },
  {
    reason: "asked for before use: else a timer, whole characters, or addresses as plain text",
    features:
      "requestIdleCallback | Intl.Segmenter | .segment() | .createPolicy() | .createScriptURL()",
  },
  {
    reason: "React, zod and React Hook Form ask before use",
    features: `reportError | setImmediate | navigation | .startViewTransition() | .getState() |
      .skipTransition() | Error.captureStackTrace`,
  },
  {
    reason: "names of our own code's and of libraries' methods, not the browser's",
    features: `.pad() | .use() | .createContext() | .subscribe() | .run() | .when() | .wait() |
      .layout() | .stats() | .getName() | .getSize() | .draw() | .to() | .seek() | .destroy()`,
  },
];
