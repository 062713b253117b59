import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keepVersion } from "desk/keep-version";
import { renameInContent } from "desk/rename-in-content";
import { type Document, isSeq, parse, parseDocument, visit } from "yaml";
import { loadContent } from "@/lib/checks/checked-content";
import type { Plan } from "@/lib/content/schemas/service";
import { addDays, endOfMonth, type IsoDay, todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/versions";

/** A folder with `content/` and `public/`, and the day that counts as today. */
export class SiteFolder {
  readonly content: string;

  constructor(
    readonly root: string,
    readonly today: IsoDay = todayInIndia(),
  ) {
    this.content = path.join(root, "content");
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text);
  }

  /** Replaces a text. @throws Error if it is not there */
  replace(file: string, from: RegExp, to: string): void {
    const text = this.read(file);
    if (!from.test(text)) throw new Error(`${String(from)} is not in ${file}`);
    this.write(file, text.replace(from, to));
  }

  /** Changes a file of YAML by its keys; comments and tags stay. */
  edit(file: string, change: (document: Document) => void): void {
    const document = parseDocument(this.read(file), { logLevel: "error" });
    change(document);
    this.write(file, document.toString({ lineWidth: 0 }));
  }

  load(day: IsoDay = this.today) {
    return loadContent(this.content, day);
  }

  /** What files of a folder say, by their names; not checked, which would take most of the time. */
  private readAll<Data>(folder: string): [name: string, data: Data][] {
    const names = readdirSync(path.join(this.content, folder)).sort();
    return names.map((name) => {
      const text = this.read(`content/${folder}/${name}`);
      return [path.parse(name).name, parse(text, { logLevel: "error" })];
    });
  }

  services(): { slug: string; plans: Plan[] }[] {
    return this.readAll<{ plans: Plan[] }>("services").map(([slug, { plans }]) => ({
      slug,
      plans,
    }));
  }

  pages(): { name: string; bands: { kind: string }[] }[] {
    return this.readAll<{ bands?: { kind: string }[] }>("pages").map(([name, { bands = [] }]) => ({
      name,
      bands,
    }));
  }

  /** As `npm run new -- version`, today and for each day to come for which the build asks for it. */
  keepVersions(): void {
    for (const day of [this.today, ...this.load().changeDays]) this.keepVersionsFrom(day);
  }

  /** As `npm run new -- version --from DAY`. */
  keepVersionsFrom(day: IsoDay): void {
    const content = this.load(day);
    for (const name of changedTexts(content)) {
      keepVersion(this.content, content, name, day, this.today);
    }
  }
}

/** Adds an entry at the end of a list. */
function addTo(document: Document, place: (string | number)[], entry: unknown): void {
  const list = document.getIn(place);
  if (!isSeq(list)) throw new Error(`${place.join(".")} is no list`);
  list.add(document.createNode(entry));
}

/** Adds a plan of its own name, which no saving is compared with, to the first service. */
function addPlan(site: SiteFolder, name: string, keys: object = {}): void {
  const [service] = site.services();
  const [plan] = service?.plans ?? [];
  if (!service || !plan) throw new Error("There is no plan");
  const { group, price, features } = plan;
  const id = `${service.slug}-${name.toLowerCase()}-2m`;
  const added = { id, ...(group && { group }), name, months: 2, price, features, ...keys };
  site.edit(fileOf(service.slug), (document) => addTo(document, ["plans"], added));
}

const fileOf = (service: string) => `content/services/${service}.yaml`;

/** A plan that no text names and no page recommends: such a one may go. */
function unnamedPlan(site: SiteFolder): { file: string; index: number } {
  const files = readdirSync(site.content, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:yaml|md)$/.test(file));
  const all = texts.map((file) => site.read(path.join("content", file))).join("\n");
  for (const { slug, plans } of site.services()) {
    const index = plans.findLastIndex(({ id, months, recommended }) => {
      return months !== 1 && !recommended && all.split(id).length === 2;
    });
    if (plans.length > 1 && index >= 0) return { file: fileOf(slug), index };
  }
  throw new Error("Every plan is named in a text");
}

const monthBehind = (month: string) => addDays(endOfMonth(month), 1).slice(0, 7);

/** The table by month up to the last month of which the next one is over, too. */
function tableToContinue(site: SiteFolder): string[] {
  const rows = site.read("content/complaints/monthly.csv").trim().split("\n");
  while (endOfMonth(monthBehind((rows.at(-1) ?? "").slice(0, 7))) >= site.today) rows.pop();
  return rows;
}

/** One complaint that was resolved, in the table by month. */
function addMonth(site: SiteFolder): string {
  const rows = tableToContinue(site);
  const [last = "", ...figures] = rows.at(-1)?.split(",") ?? [];
  const month = monthBehind(last);
  const open = Number(figures.at(-1) ?? 0);
  const row = `${month},${open},1,${open + 1},0`;
  site.write("content/complaints/monthly.csv", `${[...rows, row].join("\n")}\n`);
  return month;
}

/** The first band of questions. */
function firstQuestions(site: SiteFolder): { file: string; index: number } {
  for (const { name, bands } of site.pages()) {
    const index = bands.findIndex(({ kind }) => kind === "faq");
    if (index >= 0) return { file: `content/pages/${name}.yaml`, index };
  }
  throw new Error("No page has a band of questions");
}

/** A step that a guide tells, followed to its end as it is told there. */
export interface Step {
  /** Where it is told. */
  guide: string;
  name: string;
  follow: (site: SiteFolder) => void;
}

const editing = (anchor: string) => `docs/editing.md#${anchor}`;
const marketing = (anchor: string) => `docs/marketing.md#${anchor}`;
const compliance = (anchor: string) => `docs/compliance.md#${anchor}`;
const DATED = editing("change-something-on-a-day-to-come");
const CLIENTS_TEXT = editing("change-a-text-that-clients-accept");
const TERMS = "content/policies/terms-condition.md";
const PHOTOGRAPH = "__tests__/fixtures/content/pictures/office.jpg";

/** Each leaves a site that builds without an error of preflight, and they may follow one another. */
export const STEPS: readonly Step[] = [
  {
    guide: editing("add-or-remove-a-plan"),
    name: "add a plan",
    follow: (site) => addPlan(site, "Trial"),
  },
  {
    guide: editing("add-or-remove-a-plan"),
    name: "remove a plan",
    follow(site) {
      const { file, index } = unnamedPlan(site);
      site.edit(file, (document) => document.deleteIn(["plans", index]));
    },
  },
  {
    guide: editing("facts-and-references"),
    name: "name a fact in a text",
    follow(site) {
      const { file, index } = firstQuestions(site);
      site.edit(file, (document) =>
        document.setIn(["bands", index, "intro"], "Ask us: {{firm.phone}}, {{services.count}}."),
      );
    },
  },
  {
    guide: CLIENTS_TEXT,
    name: "correct a text twice on one day",
    follow(site) {
      for (const sentence of ["One correction.", "Another correction."]) {
        site.write(TERMS, `${site.read(TERMS).trimEnd()}\n\n${sentence}\n`);
        site.keepVersions();
      }
    },
  },
  {
    guide: editing("change-a-phone-number-or-an-e-mail-address"),
    name: "change the phone number",
    follow(site) {
      site.replace("content/firm.yaml", /^phone: .*/m, "phone: +91 80 4123 4567");
      site.keepVersions();
    },
  },
  {
    guide: editing("say-who-handles-clients-data"),
    name: "name the web host",
    follow(site) {
      site.edit("content/firm.yaml", (document) => {
        document.setIn(["data", "webHost", "name"], "A Host of Websites");
      });
      site.keepVersions();
    },
  },
  {
    guide: editing("supply-a-reference-or-a-certificate"),
    name: "supply the number for service calls",
    follow: (site) =>
      site.replace("content/firm.yaml", /servicePhone: .*/, "servicePhone: 1600 123 456"),
  },
  {
    guide: editing("add-a-month-of-complaints"),
    name: "add a month that is known",
    follow(site) {
      const month = addMonth(site);
      const year = Number(month.slice(0, 4)) - (month.slice(5) < "04" ? 1 : 0);
      site.replace(
        "content/complaints/annual.csv",
        RegExp(`^(${year}-${year + 1},\\d+),(\\d+),(\\d+),\\d+$`, "m"),
        "$1,1,1,0",
      );
      const ofMonth = ["investors,0,1,1,0,0,12", "scores,0,0,0,0,0,", "other,0,0,0,0,0,"];
      const lines = [...ofMonth, "impersonation,,0,,,,"].map((line) => `${month},${line}`);
      const bySource = site.read("content/complaints/by-source.csv").trim();
      site.write("content/complaints/by-source.csv", `${[bySource, ...lines].join("\n")}\n`);
      site.replace("content/pages/complaints.yaml", /updated: .*/, `updated: ${site.today}`);
    },
  },
  {
    guide: editing("add-a-service"),
    name: "add a service",
    follow(site) {
      const [service] = site.services();
      if (!service) throw new Error("There is no service");
      const { slug, plans } = service;
      let text = site.read(fileOf(slug));
      for (const { id } of plans) text = text.replaceAll(id, `currency-${id}`);
      site.write(fileOf("currency"), text);
      site.edit(fileOf("currency"), (document) => {
        visit(document, {
          Scalar(_, node) {
            const isSentence =
              typeof node.value === "string" && /^[^-|#>]\S*(\s\S+){3}/.test(node.value);
            if (isSentence) node.value = `Currency: ${node.value}`;
          },
        });
        document.set("title", "Currency research");
        document.set("label", "Currency");
        document.set("order", 95);
        document.setIn(["meta", "title"], "Currency research and plans");
        document.setIn(["meta", "description"], "Another description. ".repeat(6).trim());
        document.setIn(["hero", "heading"], "Currency research");
      });
    },
  },
  {
    guide: editing("add-a-page"),
    name: "add a page for an advertisement, with a picture and a plan's link",
    follow(site) {
      const plan = site.services()[0]?.plans[0];
      mkdirSync(path.join(site.content, "pictures"), { recursive: true });
      copyFileSync(PHOTOGRAPH, path.join(site.content, "pictures/our-office.jpg"));
      site.write(
        "content/pages/our-team.yaml",
        `meta:
  title: Our team
  description: >-
    Who answers the phone, who writes the notes, and when each of us can be reached: a page of our
    own, for those who come from a letter.
noindex: true
menu: { label: Our team, footer: { column: firm, position: 75 } }
hero:
  heading: Our team
  lede: Who answers the phone.
bands:
  - kind: prose
    heading: Begin
    text: "[Apply for a plan](/consent-form?plan=${plan?.id}), or [read first](/sample)."
  - kind: picture
    heading: Our office
    file: our-office.jpg
    alt: Two people at a desk
`,
      );
    },
  },
  {
    guide: editing("add-a-second-person"),
    name: "add a second person",
    follow(site) {
      const person = { title: "A. Person", text: "Answers messages." };
      site.edit("content/pages/about.yaml", (document) =>
        addTo(document, ["bands"], {
          kind: "list",
          look: "entries",
          heading: "Who answers",
          items: [person],
        }),
      );
    },
  },
  {
    guide: editing("replace-the-mark-by-a-logo"),
    name: "name a logo",
    follow(site) {
      mkdirSync(path.join(site.content, "pictures"), { recursive: true });
      copyFileSync("public/icon.svg", path.join(site.content, "pictures/logo.svg"));
      site.edit("content/firm.yaml", (document) =>
        document.set("logo", document.createNode({ file: "logo.svg", hasName: false })),
      );
    },
  },
  {
    guide: editing("small-things"),
    name: "redirect another spelling",
    follow: (site) =>
      site.edit("content/redirects.yaml", (document) => document.set("/who-we-are", "/about")),
  },
  {
    guide: editing("small-things"),
    name: "give a service another address",
    follow(site) {
      const { slug: from } = site.services().at(-1) ?? { slug: "" };
      renameInContent(site.content, { kind: "service", from, to: "another-address" });
    },
  },
  {
    guide: editing("small-things"),
    name: "switch the testimonials off",
    follow: (site) =>
      site.edit("content/testimonials.yaml", (document) => document.set("show", false)),
  },
  {
    guide: editing("small-things"),
    name: "give a social channel its address",
    follow: (site) =>
      site.edit("content/firm.yaml", (document) =>
        document.setIn(["social", 0, "href"], "https://www.linkedin.com/company/a-firm"),
      ),
  },
  {
    guide: editing("small-things"),
    name: "be closed on Saturdays",
    follow(site) {
      const rows = [
        { weekdays: [1, 5], hours: "9:00 AM to 6:00 PM" },
        { weekdays: [6, 7], hours: "Closed" },
      ];
      site.edit("content/firm.yaml", (document) => document.setIn(["hours", "business"], rows));
      site.keepVersions();
    },
  },
  {
    guide: marketing("titles-and-descriptions"),
    name: "change a title",
    follow: (site) =>
      site.edit("content/pages/about.yaml", (document) =>
        document.setIn(["meta", "title"], "About the firm"),
      ),
  },
  {
    guide: marketing("prove-that-the-site-is-yours"),
    name: "prove it by a tag and by a file",
    follow(site) {
      site.edit("content/marketing.yaml", (document) =>
        document.set("verification", { "google-site-verification": "AbC123" }),
      );
      const name = "google0123456789abcdef.html";
      site.write(`public/${name}`, `google-site-verification: ${name}`);
    },
  },
  {
    guide: marketing("count-visitors"),
    name: "name a counter",
    follow(site) {
      const endpoint = "https://stats.firm.example/api/event";
      site.edit("content/marketing.yaml", (document) =>
        document.set("counter", { kind: "plausible", site: "www.firm.example", endpoint }),
      );
      site.keepVersions();
    },
  },
  {
    guide: compliance("announce-something"),
    name: "announce something",
    follow(site) {
      const entry = {
        from: addDays(site.today, 1),
        until: addDays(site.today, 14),
        text: "The office is closed on the 8th. [Write to us](/contact); we answer on the 9th.",
        where: ["/", "/contact"],
      };
      site.edit("content/notices.yaml", (document) => document.set("announcements", [entry]));
    },
  },
  {
    guide: "docs/bands.md#questions-and-answers",
    name: "add a question",
    follow(site) {
      const { file, index } = firstQuestions(site);
      const answer = "Each month, and on the day of a result.";
      const entry = { question: "How often do you write?", answer };
      site.edit(file, (document) => addTo(document, ["bands", index, "items"], entry));
    },
  },
  {
    guide: "docs/bands.md#a-file-to-download",
    name: "offer a file to download",
    follow(site) {
      copyFileSync(
        "__tests__/fixtures/public/brochure.pdf",
        path.join(site.root, "public/brochure.pdf"),
      );
      const { file, index } = firstQuestions(site);
      const entry = { question: "Is there a brochure?", answer: "[Yes](/brochure.pdf)." };
      site.edit(file, (document) => addTo(document, ["bands", index, "items"], entry));
    },
  },
  {
    guide: DATED,
    name: "offer a price for some days",
    follow(site) {
      const days = { from: addDays(site.today, 20), until: addDays(site.today, 29) };
      addPlan(site, "Festive", { price: { value: 20000, dated: [{ ...days, value: 17500 }] } });
    },
  },
  {
    guide: DATED,
    name: "end a plan",
    follow(site) {
      const { file, index } = unnamedPlan(site);
      site.edit(file, (document) =>
        document.setIn(["plans", index, "until"], addDays(site.today, 29)),
      );
    },
  },
  {
    guide: DATED,
    name: "close on days to come",
    follow(site) {
      const days = { from: addDays(site.today, 20), until: addDays(site.today, 29) };
      const value = { value: true, dated: [{ ...days, value: false }] };
      site.edit("content/notices.yaml", (document) => document.set("accepting", value));
    },
  },
  {
    guide: DATED,
    name: "another rate of GST from a day",
    follow(site) {
      const day = addDays(site.today, 30);
      const { gstPercent } = site.load().firm;
      const value = {
        value: gstPercent,
        dated: [{ from: day, value: gstPercent === 12 ? 18 : 12 }],
      };
      site.edit("content/firm.yaml", (document) => document.set("gstPercent", value));
      site.keepVersionsFrom(day);
    },
  },
];

/** Steps behind which others of `STEPS` have nothing to do, with what the build says of each. */
export const ALONE: readonly (Step & { said: string[] })[] = [
  {
    guide: editing("add-a-month-of-complaints"),
    name: "add a month that is not known yet",
    said: ["the figures of this month are not entered"],
    follow(site) {
      const rows = tableToContinue(site);
      const month = monthBehind((rows.at(-1) ?? "").slice(0, 7));
      site.write("content/complaints/monthly.csv", `${[...rows, `${month},,,,`].join("\n")}\n`);
    },
  },
  {
    guide: compliance("close-the-site-to-new-clients"),
    name: "close to new clients",
    said: [],
    follow: (site) =>
      site.edit("content/notices.yaml", (document) => document.set("accepting", false)),
  },
  {
    guide: "docs/bands.md#kinds-of-bands",
    name: "add a testimonial",
    said: [],
    follow(site) {
      const entry = {
        name: "Client F",
        role: "Teacher",
        rating: 4,
        content: "I read the reason.",
      };
      site.edit("content/testimonials.yaml", (document) => addTo(document, ["entries"], entry));
    },
  },
  {
    guide: DATED,
    name: "change a text that clients accept from a day",
    said: [],
    follow(site) {
      site.write(TERMS, `${site.read(TERMS).trimEnd()}\n\nA sentence for later.\n`);
      site.keepVersionsFrom(addDays(site.today, 20));
    },
  },
  {
    guide: editing("remove-a-service"),
    name: "remove a service that nothing names",
    said: [],
    follow(site) {
      STEPS.find(({ name }) => name === "add a service")?.follow(site);
      rmSync(path.join(site.root, fileOf("currency")));
      site.edit("content/redirects.yaml", (document) => document.set("/currency", "/services"));
    },
  },
];
