/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { PROPS, photo, REFERENCE, submitting } from "../form-support";
import {
  accept,
  button,
  controller,
  description,
  field,
  fillIn,
  LABELS,
  PHOTOGRAPHS,
  report,
  show,
  slot,
  submit,
  type,
  user,
  VALUES,
} from "./filled-form";

describe("the button", () => {
  test("is disabled until the terms are accepted", async () => {
    show();
    expect(button("Submit Application")).toBeDisabled();
    await accept();
    expect(button("Submit Application")).toBeEnabled();
    await accept();
    expect(button("Submit Application")).toBeDisabled();
  });

  test('shows "Submitting..." and is disabled while the application is sent', async () => {
    show();
    await accept();
    report(submitting("upload"));
    expect(button("Submitting...")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Submit Application" })).not.toBeInTheDocument();
  });

  test("is enabled again after a failure", async () => {
    show();
    await accept();
    report(submitting("mail"));
    report({ kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false });
    expect(button("Submit Application")).toBeEnabled();
  });
});

describe("fields", () => {
  test.each([
    ["fullName", { type: null, autocomplete: "name" }],
    ["email", { type: "email", autocomplete: "email" }],
    ["phone", { autocomplete: "tel-national", inputmode: "numeric" }],
    ["dob", { type: "date", autocomplete: "bday" }],
    ["panNumber", { autocomplete: "off", autocapitalize: "characters", spellcheck: "false" }],
    ["adhaarNumber", { autocomplete: "off", inputmode: "numeric", spellcheck: "false" }],
  ] as const)(
    "%s brings up the right keyboard and suggestions, and is required",
    (name, attributes) => {
      show();
      expect(field(name)).toBeRequired();
      for (const [attribute, value] of Object.entries(attributes)) {
        expect([attribute, field(name).getAttribute(attribute)]).toEqual([attribute, value]);
      }
    },
  );

  test("requires photographs and names their accepted types", () => {
    show();
    for (const name of Object.keys(PHOTOGRAPHS)) {
      const input = slot(name as keyof typeof PHOTOGRAPHS);
      expect(input).toBeRequired();
      expect(input).toHaveAttribute("type", "file");
      expect(input).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
    }
  });

  test("prepares sending when typing begins, with the name typed so far", async () => {
    show();
    await type("fullName", "आशा");
    expect(controller.warm).toHaveBeenLastCalledWith("आशा");
  });
});

describe("the list of missing fields", () => {
  const { needs } = PROPS.words;
  const status = () => within(screen.getByRole("group", { name: /Terms/ })).getByRole("status");
  const missing = () => status().textContent;
  const rest = (list: string) => needs.rest.replace("{list}", list);

  test("shows what the form needs and describes the button", () => {
    show();
    const all = [needs.details.all, needs.photographs.all, needs.acceptance];
    expect(missing()).toBe(
      needs.all.replace("{list}", new Intl.ListFormat(PROPS.pdf.language).format(all)),
    );
    expect(description(button("Submit Application"))).toEqual([missing()]);
  });

  test("names the last missing fields by their labels, and is empty once all are filled in", async () => {
    show();
    await fillIn();
    expect(missing()).toBe("");
    await user.clear(field("panNumber"));
    await user.click(button("Remove: Sign Image"));
    await accept();
    const named = ["PAN Number", "Sign Image", needs.acceptance];
    expect(missing()).toBe(rest(new Intl.ListFormat(PROPS.pdf.language).format(named)));
  });
});

describe("a valid application", () => {
  test("is passed to the controller with its values and photographs", async () => {
    show();
    await fillIn({ panNumber: "abcde1234f", fullName: "  Asha   Rao " });
    await submit();
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    const [given] = controller.submit.mock.calls[0] ?? [];
    expect(given?.fields).toEqual(VALUES);
    const names = Object.entries(given?.images ?? {}).map(([name, image]) => [
      name,
      "name" in image && image.name,
    ]);
    expect(names).toEqual(Object.keys(PHOTOGRAPHS).map((name) => [name, `${name}.jpg`]));
  });
});

describe("an application with mistakes", () => {
  test("is not sent; a summary takes the focus", async () => {
    show();
    await accept();
    await submit();
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole("heading")).toHaveTextContent("Please look at these again");
    expect(controller.submit).not.toHaveBeenCalled();
  });

  test("lists every wrong field in form order, with a link to it", async () => {
    show();
    await accept();
    await submit();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    const fields = [
      field("fullName"),
      field("email"),
      field("phone"),
      field("dob"),
      field("panNumber"),
      field("adhaarNumber"),
      slot("panImage"),
      slot("adhaarFrontImage"),
      slot("adhaarBackImage"),
      slot("signImage"),
    ];
    expect(links).toHaveLength(fields.length);
    const labels = [...Object.values(LABELS), ...Object.values(PHOTOGRAPHS)];
    for (const [index, link] of links.entries()) {
      expect(link).toHaveTextContent(labels[index] ?? "");
      await user.click(link);
      expect(fields[index]).toHaveFocus();
    }
  });

  test.each([
    ["fullName", " ", PROPS.words.errors.fullName],
    ["email", "asha", PROPS.words.errors.emailFormat],
    ["phone", "12345", PROPS.words.errors.phoneFormat],
    ["dob", "2999-01-01", PROPS.words.errors.dobUnknown],
    ["panNumber", "ABC", PROPS.words.errors.panNumberFormat],
    ["adhaarNumber", " ", PROPS.words.errors.adhaarNumber],
  ] as const)("shows the mistake at %s", async (name, value, message) => {
    show();
    await fillIn({ [name]: value });
    await submit();
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(description(field(name))).toContain(message);
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
  });
});

describe("the Aadhaar number", () => {
  const advice = PROPS.words.doubt;

  test("shows advice at the field after blur if its check digit is wrong", async () => {
    show();
    await type("adhaarNumber", "9999 4105 7059");
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(description(field("adhaarNumber"))).toContain(advice);
    expect(field("adhaarNumber")).toBeValid();
  });

  test("with a wrong check digit is still sent", async () => {
    show();
    await fillIn({ adhaarNumber: "999941057059" });
    await submit();
    await waitFor(() => expect(controller.submit).toHaveBeenCalledTimes(1));
    expect(controller.submit.mock.calls[0]?.[0].fields.adhaarNumber).toBe("999941057059");
  });

  test.each(["9999 4105 7058", "7058", "XXXX XXXX 7058"])("%s shows no advice", async (typed) => {
    show();
    await type("adhaarNumber", typed);
    expect(screen.queryByText(advice)).not.toBeInTheDocument();
  });
});

test("shows the terms in a focusable box with six points and a link", () => {
  show();
  const box = screen.getByRole("region", { name: "Terms and Conditions" });
  expect(box).toHaveAttribute("tabindex", "0");
  expect(within(box).getAllByRole("listitem")).toHaveLength(6);
  expect(within(box).getByRole("link")).toHaveAttribute("href", "/terms-condition");
});

test("shows the remaining steps beside the form", async () => {
  show();
  expect(screen.getByText("0 of 6")).toBeInTheDocument();
  await type("fullName", VALUES.fullName);
  await user.upload(slot("panImage"), photo());
  expect(screen.getByText("1 of 6")).toBeInTheDocument();
  expect(screen.getByText("1 of 4")).toBeInTheDocument();
});
