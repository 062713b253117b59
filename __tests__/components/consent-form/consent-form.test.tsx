/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import { fillIn as withFacts } from "@/lib/text/format";
import {
  accept,
  button,
  controller,
  description,
  field,
  fillIn,
  PHOTOGRAPHS,
  PROPS,
  photo,
  report,
  reportPhoto,
  revokeObjectURL,
  serve,
  show,
  slot,
  submit,
  submitting,
  turnPage,
  type,
  user,
  VALUES,
} from "../form-support";

const { words } = PROPS;
const { you, documents, needs, errors } = words;
const list = (...names: string[]) => new Intl.ListFormat(words.language).format(names);

test("the button is enabled while the terms are accepted", async () => {
  show();
  expect(button(words.submit)).toBeDisabled();
  await accept();
  expect(button(words.submit)).toBeEnabled();
  await accept();
  expect(button(words.submit)).toBeDisabled();
});

test("the missing fields are named in a list that describes the button", async () => {
  show();
  const missing = () =>
    within(screen.getByRole("group", { name: new RegExp(words.terms.heading) })).getByRole("status")
      .textContent;
  const all = list(needs.details.all, needs.photographs.all, needs.acceptance);
  expect(missing()).toBe(needs.all.replace("{list}", all));
  expect(description(button(words.submit))).toEqual([missing()]);
  await fillIn();
  expect(missing()).toBe("");
  // What would be refused is needed as much as what is empty.
  await user.type(field("email"), "@");
  await user.clear(field("panNumber"));
  await user.click(button(`${documents.remove}: ${documents.signImage.label}`));
  await accept();
  const rest = list(
    you.email.label,
    you.panNumber.label,
    documents.signImage.label,
    needs.acceptance,
  );
  expect(missing()).toBe(needs.rest.replace("{list}", rest));
});

test("an Aadhaar number with a wrong check digit shows advice, and is sent all the same", async () => {
  show();
  await fillIn({ adhaarNumber: "999941057059" });
  expect(description(field("adhaarNumber"))).toContain(words.doubts.adhaarNumber);
  expect(field("adhaarNumber")).toBeValid();
  await submit();
  await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  await type("adhaarNumber", "7058");
  expect(screen.queryByText(words.doubts.adhaarNumber)).not.toBeInTheDocument();
});

/** As a password manager does, from a world where React's watch over the property is not seen. */
function setSilently(element: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
}

test.each([
  ["phone", "1234567890", "9876543210"],
  ["adhaarNumber", "999941057059", "999941057058"],
] as const)(
  "a %s that a program sets without an event is doubted too",
  async (name, wrong, right) => {
    show();
    setSilently(field(name), wrong);
    await waitFor(() => expect(description(field(name))).toContain(words.doubts[name]));
    setSilently(field(name), right);
    await waitFor(() => expect(screen.queryByText(words.doubts[name])).not.toBeInTheDocument());
  },
);

test("a phone number that cannot be an Indian mobile is doubted, and sent all the same", async () => {
  show();
  await fillIn({ phone: "+65 6123 4567" });
  expect(description(field("phone"))).toContain(words.doubts.phone);
  expect(field("phone")).toBeValid();
  await submit();
  await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  expect(controller.submit.mock.calls[0]?.[0].fields.phone).toBe("6561234567");
  await type("phone", "+91 98765 43210");
  expect(screen.queryByText(words.doubts.phone)).not.toBeInTheDocument();
});

test("once the form's code has been replaced, it says so, and a reload may keep the plan alone", () => {
  show();
  act(() => controller.replace());
  expect(screen.getByRole("alert")).toHaveTextContent(words.replaced.alert);
  expect(button(words.replaced.reload)).toBeInTheDocument();
  const kept = [...screen.getByRole("form").querySelectorAll("[data-keep]")];
  expect(kept.map(({ id }) => id)).toEqual(["plan"]);
});

test("what is typed is not for the browser to remember", async () => {
  serve();
  for (const name of ["fullName", "email", "phone", "dob"] as const) {
    expect(field(name)).not.toHaveAttribute("autocomplete", "off");
  }
  document.body.replaceChildren();
  show();
  await fillIn();
  for (const input of screen.getByRole("form").querySelectorAll("input")) {
    if (!["file", "checkbox"].includes(input.type)) expect(input.autocomplete).toBe("off");
  }
});

test("the form tells a submission whether it has been changed since", async () => {
  show();
  await fillIn();
  await submit();
  await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
  const [, isChanged] = controller.submit.mock.calls[0] ?? [];
  expect(isChanged?.()).toBe(false);
  await user.type(field("fullName"), "x");
  expect(isChanged?.()).toBe(true);
  await type("fullName", VALUES.fullName);
  expect(isChanged?.()).toBe(false);
  await user.click(button(`${documents.remove}: ${documents.signImage.label}`));
  expect(isChanged?.()).toBe(true);
});

describe("a photograph", () => {
  const preview = documents.preview.replace("{field}", documents.panImage.name);
  beforeEach(() => {
    controller.isQuick = false;
  });

  test("shows its name while it is read, and its picture when it is ready", async () => {
    show();
    expect(slot("panImage")).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
    await user.upload(slot("panImage"), photo("my card.jpg"));
    expect(screen.getByText("my card.jpg")).toBeInTheDocument();
    expect(screen.getByText(`1 kB, ${documents.reading}`)).toBeInTheDocument();
    await reportPhoto(0, { status: "ready", preview: "blob:thumbnail" });
    expect(screen.getByRole("img", { name: preview })).toHaveAttribute("src", "blob:thumbnail");
    expect(screen.getByText(`1 kB, ${documents.ready}`)).toBeInTheDocument();
  });

  test("that is removed disappears, its object URL is revoked, and its slot is focused", async () => {
    controller.isQuick = true;
    show();
    await user.upload(slot("panImage"), photo());
    await user.click(button(`${documents.remove}: ${documents.panImage.label}`));
    expect(screen.queryByText("card.jpg")).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:card.jpg");
    expect(slot("panImage")).toHaveFocus();
  });

  test("that was replaced while it was read is discarded", async () => {
    show();
    await user.upload(slot("panImage"), photo("slow.jpg"));
    await user.upload(slot("panImage"), photo("quick.jpg"));
    await reportPhoto(1, { status: "ready", preview: "blob:quick" });
    await reportPhoto(0, { status: "ready", preview: "blob:slow" });
    expect(screen.getByRole("img", { name: preview })).toHaveAttribute("src", "blob:quick");
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:slow");
  });
});

test.each(PHOTOGRAPHS)("%s too large after compression is reported in an alert", async (name) => {
  show();
  await accept();
  const refused = { kind: "refused", field: name, reason: "too-large" } as const;
  report(submitting("images"));
  report(refused);
  const alert = screen.getByRole("alert");
  const sentence = errors.refusals["too-large"].replace("{field}", documents[name].name);
  expect(alert).toHaveTextContent(sentence);
  expect(alert).toHaveFocus();
  button(words.submit).focus();
  // Pressed again: both states are rendered at once.
  act(() => {
    controller.report(submitting("images"));
    controller.report({ ...refused });
  });
  expect(screen.getByRole("alert")).toHaveFocus();
});

describe("the plan", () => {
  const [first, second] = PROPS.plans;
  if (!first || !second) throw new Error("The fixture has too few plans.");
  const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: words.plan.label });
  const status = () =>
    within(select().closest("fieldset") ?? document.body).getByRole("status").textContent;
  const rows = ({ fee, gst, total, cap }: typeof first) =>
    [words.plan.fee, fee, words.plan.gst, gst, words.plan.total, total, words.plan.cap, cap].join(
      "",
    );
  /** The form at an address that names a plan. */
  const showAt = (search: string) => {
    history.replaceState(null, "", `/consent-form${search}`);
    show();
  };
  afterEach(() => history.replaceState(null, "", "/"));

  test("can be chosen from all, changed and cleared; an unknown one is reported until then", async () => {
    showAt("?plan=no-such-plan");
    expect(select()).toHaveDisplayValue(words.plan.none);
    expect(within(select()).getAllByRole("option")).toHaveLength(PROPS.plans.length + 1);
    expect(status()).toBe(words.plan.unknown + words.plan.open);
    for (const plan of [first, second]) {
      await user.selectOptions(select(), plan.id);
      expect(status()).toBe(rows(plan));
      expect(screen.getByText(withFacts(words.plan.accepted, { ...plan }))).toBeVisible();
    }
    await user.selectOptions(select(), "");
    expect(status()).toBe(words.plan.open);
  });

  test("that a program chooses without an event ends the report of an unknown one", async () => {
    showAt("?plan=no-such-plan");
    expect(status()).toBe(words.plan.unknown + words.plan.open);
    setSilently(select(), first.id);
    await waitFor(() => expect(status()).toBe(rows(first)));
  });

  test.each([second.id, ""])("is kept as %j when the page is left", async (id) => {
    showAt(`?plan=${first.id}`);
    await user.selectOptions(select(), id);
    turnPage("pagehide");
    expect(select()).toHaveValue(id);
  });
});
