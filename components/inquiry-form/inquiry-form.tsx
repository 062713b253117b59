"use client";

import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Spinner } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";
import { askedPlanLines, type PlanWords } from "@/lib/inquiry/asked-plans";
import { campaignLine } from "@/lib/inquiry/campaign";
import { inquiryLink } from "@/lib/inquiry/chat-link";
import { cleanPhone, inquiryText, PHONE_DIGITS } from "@/lib/inquiry/message";
import { type Inquiry, InquiryOutcome } from "./inquiry-outcome";

interface InquiryFormProps {
  words: PageOf<"contact">["form"];
  copy: Shared["copy"];
  /** The firm's chat number, with country code. */
  chatPhone: string;
  /** First line of the message by the id of the plan that the visitor chose. */
  planLines: Record<string, string>;
  /** Additions to that line for a plan from the planner. */
  planWords: PlanWords;
}

/** How long the button shows "sending", in ms, since opening a tab takes no visible time. */
const SENDING_MS = 400;

const field = (name: string) => ({ id: name, name });

/** Removes what is not part of a phone number and keeps the caret behind the same digit. */
function keepDigits(input: HTMLInputElement): void {
  const digits = cleanPhone(input.value);
  if (digits === input.value) return;
  const caret = cleanPhone(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = digits;
  // Safari would focus the field.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/** Pastes all digits of a number: `maxLength` would cut it off, counting its spaces. */
function pastePhone(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const pasted = cleanPhone(event.clipboardData.getData("text"));
  if (pasted === "") return;
  event.preventDefault();
  input.setRangeText(pasted, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  keepDigits(input);
}

/**
 * Opens an address in a new tab that cannot reach this one. Browsers allow it only within the
 * visitor's own click or key press.
 * @returns whether the browser opened the tab
 */
function openTab(href: string): boolean {
  // With "noopener" among the features the answer is null even when the tab has opened.
  const opened = window.open(href, "_blank");
  if (opened) opened.opener = null;
  return opened !== null;
}

/** The state of the form, the elements that it reads or focuses, and what sends it. */
function useInquiry({ words, chatPhone, planLines, planWords }: InquiryFormProps) {
  const [state, setState] = useState<"loading" | "idle" | "sending" | Inquiry>("loading");
  const sending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const phone = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const inquiry = typeof state === "object" ? state : undefined;

  useEffect(() => {
    if (phone.current) keepDigits(phone.current);
    const { search } = window.location;
    const campaign = campaignLine(words.campaign, search);
    const lines = [
      ...askedPlanLines(search, planLines, planWords),
      ...(campaign ? [campaign] : []),
    ];
    if (lines.length > 0 && message.current?.value === "") {
      message.current.value = `${lines.join("\n")}\n\n`;
    }
    setState("idle");
    return () => clearTimeout(sending.current);
  }, [planLines, planWords, words.campaign]);

  useEffect(() => {
    if (!inquiry) return;
    if (!inquiry.isOpen) {
      alert.current?.focus();
      return;
    }
    status.current?.scrollIntoView({ block: "nearest" });
    // The disabled button lost the focus; keyboard users continue from it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [inquiry]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current !== undefined) return;
    const { currentTarget } = event;
    // A campaign line alone is no message, so the field counts as empty.
    const campaign = campaignLine(words.campaign, window.location.search);
    if (message.current && message.current.value.trim() === campaign) {
      message.current.value = "";
      currentTarget.reportValidity();
      return;
    }
    const text = inquiryText(new FormData(currentTarget), words.text);
    const link = inquiryLink(chatPhone, text, `\n\n${words.text.footer}`);
    flushSync(() => setState("sending"));
    // Synchronously: browsers block a tab opened after the click.
    const isOpen = openTab(link.href);
    if (isOpen) currentTarget.reset();
    sending.current = setTimeout(() => {
      sending.current = undefined;
      setState({ text, link, isOpen });
    }, SENDING_MS);
  };
  return { state, inquiry, refs: { phone, message, button, status, alert }, submit };
}

/**
 * Opens WhatsApp with the inquiry. Its inputs are uncontrolled, so values typed before hydration or
 * restored by a reload are kept. Until hydration the button is disabled, so that the browser does
 * not submit the fields itself.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { words, copy } = props;
  const { state, inquiry, refs, submit } = useInquiry(props);
  const isSending = state === "sending";
  const outcome = inquiry && <InquiryOutcome {...inquiry} words={words} copy={copy} />;
  return (
    <form method="post" aria-label={words.heading} className="noscript:hidden" onSubmit={submit}>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Field {...field("user_name")} autoComplete="name" required {...words.name} />
        <Field
          {...field("user_email")}
          type="email"
          autoComplete="email"
          required
          {...words.email}
        />
        <Field
          ref={refs.phone}
          {...field("user_phone")}
          inputMode="numeric"
          autoComplete="tel-national"
          minLength={PHONE_DIGITS}
          maxLength={PHONE_DIGITS}
          pattern={`[0-9]{${PHONE_DIGITS}}`}
          required
          onInput={(event) => keepDigits(event.currentTarget)}
          onPaste={pastePhone}
          {...words.phone}
        />
        <Field {...field("language")} {...words.language} />
      </div>
      <label htmlFor="message" className="mt-3 block font-semibold">
        {words.message.label}
      </label>
      <textarea
        ref={refs.message}
        {...field("message")}
        rows={5}
        required
        className="field mt-1.5 [line-height:1.4]"
      />
      <div ref={refs.status} role="status">
        {inquiry?.isOpen && (
          <Notice tone="success" className="mt-5">
            {outcome}
          </Notice>
        )}
      </div>
      {inquiry?.isOpen === false && (
        <Notice ref={refs.alert} role="alert" className="mt-5">
          {outcome}
        </Notice>
      )}
      <Button
        ref={refs.button}
        type="submit"
        disabled={state === "loading" || isSending}
        aria-busy={isSending}
        className="mt-3 min-w-[min(11rem,100%)] gap-2.5"
      >
        {isSending && <Spinner className="size-5" />}
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
