/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { bandPageTop } from "@/components/band-page/band-page-top";
import { PageTop } from "@/components/layout/page-top";
import type { Band } from "@/lib/content/schemas/band";
import { sitePageAt } from "@/lib/site/site-pages";
import { fillIn, formatDate } from "@/lib/text/format";

const { firm, shared } = content;

function show(name: string, shown = content) {
  const file = shown.bandPages.get(name);
  const top = file?.top;
  if (!file || !top) throw new Error(`the fixture's page ${name} has no top`);
  const page = sitePageAt(shown, `/${name}`);
  const { container } = render(
    <PageTop page={page} words={shown.shared.crumbs} {...bandPageTop(file, shown)} />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
  return { top, container };
}

test("the analyst's facts are on a sheet, with placeholders marked", () => {
  const { top, container } = show("about");
  if (top.kind !== "analyst") throw new Error("no analyst");
  const sheet = within(screen.getByRole("article"));
  const facts = sheet.getAllByRole("definition").map(({ textContent }) => textContent);
  const date = formatDate(firm.registration.validFrom);
  expect(facts).toContain(firm.registration.number);
  expect(facts).toContain(`${firm.analyst.qualification}*`);
  expect(facts).toContain(
    `${fillIn(shared.register.practice, { date, earlier: firm.analyst.earlier })}*`,
  );
  expect(container.querySelector(`#${top.id}`)).toContainElement(screen.getByRole("article"));
  expect(container).toHaveTextContent(`${top.others.sum}${top.others.words}`);
});

test("a photograph of another shape is cropped to the side that content names", () => {
  const [file = "", picture] = [...content.pictures][0] ?? [];
  expect(picture).toBeDefined();
  const analyst = { ...firm.analyst, photograph: file, focus: "left" as const };
  const { container } = show("about", { ...content, firm: { ...firm, analyst } });
  expect(container.querySelector("img")).toHaveClass("object-cover", "object-left");
});

test("the three checks are beside what they should show and what to do if one fails", () => {
  const { top, container } = show("compliance");
  if (top.kind !== "register-check") throw new Error("no check");
  const checks = container.querySelector<HTMLElement>(`#${top.id}`);
  expect(checks && within(checks).getAllByRole("listitem")).toHaveLength(3);
  const sheet = screen.getByRole("article");
  expect(sheet).toHaveTextContent(firm.registration.number);
  expect(sheet).toHaveTextContent(`${firm.legalName}*`);
  expect(container).toHaveTextContent(top.refusal.what);
  expect(container).toHaveTextContent(firm.disclaimers[0] ?? "");
});

test("subjects link to their questions and count them, above the answer in one word", () => {
  const page = content.bandPages.get("about");
  if (!page) throw new Error("no page about");
  const top = {
    kind: "answer",
    count: "{n} answers",
    question: "Profit?",
    short: "No.",
    note: "Nobody may.",
  } as const;
  const items = ["When?", "How?"].map((question) => ({ question, answer: "So." }));
  const bands: Band[] = [
    { kind: "faq", heading: "Asked most", isOpen: true, items },
    { kind: "faq", id: "fees", heading: "Fees", items },
  ];
  const questions = { ...page, top: { ...top, text: "[Tell us](/contact)." }, bands };
  const bandPages = new Map(content.bandPages).set("about", questions);
  const { container } = show("about", { ...content, bandPages });
  const subjects = screen.getAllByRole("listitem").filter((item) => item.closest(".on-green"));
  expect(subjects.map(({ textContent }) => textContent)).toEqual(["Fees 2 answers"]);
  expect(screen.getByRole("link", { name: "Fees 2 answers" })).toHaveAttribute("href", "#fees");
  expect(screen.getByRole("heading", { name: top.question })).toBeInTheDocument();
  expect(container.querySelector(".on-risk")).toHaveTextContent(`${top.short}${top.note}`);
});
