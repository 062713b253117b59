import type { Metadata } from "next";
import { Instructions } from "@/components/bankdetails/instructions";
import { PaymentChecks } from "@/components/bankdetails/payment-checks";
import { PaymentQuestions } from "@/components/bankdetails/payment-questions";
import { PaymentTrouble } from "@/components/bankdetails/payment-trouble";
import { PageFrame } from "@/components/layout/page-frame";
import { PaymentSlip } from "@/components/payment-slip/payment-slip";
import { RefundBand } from "@/components/refunds/refund-band";
import { getContent } from "@/lib/checks/checked-content";
import { closedWords } from "@/lib/site/closed";
import { pageMetadata } from "@/lib/site/page-metadata";

const ROUTE = "/bankdetails";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), ROUTE);
}

/**
 * The slip, the instructions and the help links that the owner ordered, each before what is ours.
 * Printed on one sheet, without the answers.
 */
export default function BankDetailsPage() {
  const content = getContent();
  if (closedWords(content)) {
    return (
      <PageFrame content={content} route={ROUTE}>
        <PaymentTrouble content={content} isAlone />
      </PageFrame>
    );
  }
  return (
    <PageFrame content={content} route={ROUTE}>
      <div className="sheet px-edge grid items-start gap-x-12 gap-y-6 pb-8 lg:grid-cols-2 lg:pb-14 print:gap-y-3 print:pb-0">
        <PaymentSlip content={content} />
        <PaymentChecks content={content} />
      </div>
      <Instructions content={content} />
      <div className="print:hidden">
        <PaymentQuestions content={content} />
        <RefundBand content={content} />
        <PaymentTrouble content={content} />
      </div>
    </PageFrame>
  );
}
