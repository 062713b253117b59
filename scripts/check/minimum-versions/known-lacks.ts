/**
 * What the export uses although a minimum version lacks it, by what happens there. A name that is
 * not here stops the build; docs/browsers.md says how to add one.
 */
export const KNOWN_LACKS: Record<string, string> = {
  "progressive: without it the page looks plainer and works the same": `
      text-wrap | text-wrap: balance | text-wrap: pretty | text-size-adjust | accent-color |
      -webkit-tap-highlight-color | overscroll-behavior | overscroll-behavior: contain | resize |
      resize: vertical | cursor: pointer | cursor: default | cursor: progress | @view-transition |
      @view-transition navigation | scroll-behavior | scroll-behavior: auto | forced-color-adjust |
      forced-color-adjust: none | @media (forced-colors) | @page | @page size | @page margin |
      break-after: avoid | overflow-wrap: anywhere | font-family: ui-monospace`,
  "the sheet of key facts has the margins of other pages, and may need a second one": "page",
  "fonts: without them lines move by a little when ours arrive": `
      @font-face size-adjust | @font-face ascent-override | @font-face descent-override |
      @font-face line-gap-override`,
  "Tailwind's first values: the export has them a second way, under @supports":
    "@property | @property syntax | @property inherits | @property initial-value",
  "the browser's own ring shows instead": ":focus-visible",
  "the chat button stays beside a focused field": ":has",
  "inside :is(), which skips what it does not know; :open and [open] stand beside it":
    ":popover-open | :open",
  "the same under its -webkit- name stands beside it": "appearance | ::file-selector-button",
  "buttons that need scripts show without scripts and do nothing": "@media (scripting)",
  "the table keeps the width of its region and scrolls inside it":
    "container-type | container-type: inline-size | cqi",
  "asked for before use: else a canvas of the page and the whole photograph are used":
    "OffscreenCanvas | .convertToBlob() | ImageDecoder | VideoFrame",
  "asked for before use: else a timer, whole characters, or addresses as plain text":
    "requestIdleCallback | Intl.Segmenter | .segment() | .createPolicy() | .createScriptURL()",
  "a question that is closed is printed without its answer":
    "::details-content | content-visibility | content-visibility: visible",
  "React, zod and React Hook Form ask before use": `reportError | setImmediate | navigation | .startViewTransition() | .getState() |
      .skipTransition() | Error.captureStackTrace`,
  "names of our own code's and of libraries' methods, not the browser's": `.pad() | .use() | .createContext() | .subscribe() | .run() | .when() | .wait() |
      .layout() | .stats() | .getName() | .getSize() | .draw() | .to() | .seek() | .destroy()`,
};
