import { Badge } from "@/components/pages/home-sections";
import { Button, CopyButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Spinner } from "@/components/ui/icons";
import { Notice, PreviewNotice } from "@/components/ui/notice";
import { Price } from "@/components/ui/price";
import type { Content } from "@/lib/content/content";
import { priceOf } from "@/lib/fees/price";
import { Sample } from "./sample";

interface UiSamplesProps {
  content: Content;
}

/** Buttons, notices, fields and prices, each in every state it has. */
export function UiSamples({ content }: UiSamplesProps) {
  const { firm, shared, pages, services } = content;
  const { form, labels } = pages.contact;
  const plans = services.flatMap((service) => service.plans);
  const priced = [
    plans.find(({ months }) => months === 1),
    plans.find(({ months = 0 }) => months > 1),
    plans.find(({ picks }) => picks !== undefined),
  ].filter((plan) => plan !== undefined);
  return (
    <>
      <Sample name="buttons" layout="row">
        <Button>{form.submit}</Button>
        <Button disabled>{form.submit}</Button>
        <Button disabled aria-busy className="gap-2.5">
          <Spinner className="size-5" />
          {form.sending}
        </Button>
        <Button ghost>{form.submit}</Button>
        <button type="button" className="link-button">
          {form.submit}
        </button>
        <CopyButton value="0000" what={labels.number} target="buttons" words={shared.copy} />
        <Badge>{shared.whyChooseUs.badge}</Badge>
      </Sample>
      <Sample name="notices" layout="stack">
        <PreviewNotice content={content} paths={["firm"]} about="money" />
        <PreviewNotice content={content} paths={["firm"]} about="general" />
        <Notice>{form.failed.title}</Notice>
        <Notice tone="success">{form.sent.title}</Notice>
      </Sample>
      <Sample name="fields" layout="grid">
        <Field id="plain" {...form.name} />
        <Field id="hint" {...form.phone} />
        <Field id="filled" defaultValue="Asha Rao" {...form.name} />
        <Field id="error" error={form.failed.title} {...form.phone} />
        <Field id="note" note={form.failed.next} {...form.email} />
        <Field id="disabled" disabled {...form.language} />
      </Sample>
      <Sample name="prices" layout="row">
        {priced.map((plan) => (
          <Price key={plan.id} price={priceOf(plan, firm.gstPercent)} words={shared.plans} />
        ))}
      </Sample>
    </>
  );
}
