"use client";

import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { FieldGrid } from "@/components/ui/field-grid";
import { FieldLabel } from "@/components/ui/field-label";
import { Spinner } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { Shared } from "@/lib/content/schemas/shared";
import { campaignLine } from "@/lib/inquiry/campaign";
import { type InquiryLink, inquiryLink } from "@/lib/inquiry/chat-link";
import { askedPlanLine, cleanPhone, inquiryText, PHONE_DIGITS } from "@/lib/inquiry/message";

interface InquiryFormProps {
  words: PageOf<"contact">["form"];
  copy: Shared["copy"];
  chatPhone: string;
  /** First line of the message, by plan id. */
  planLines: Record<string, string>;
}

interface Inquiry {
  text: string;
  link: InquiryLink;
  /** Whether the browser opened the chat in a new tab. */
  isOpen: boolean;
}

/** Shows "sending" for a visible time, since opening a tab takes none. */
const SENDING_MS = 400;

/** Removes everything but the digits and keeps the caret after the same digit. */
function keepDigits(input: HTMLInputElement): void {
  const digits = cleanPhone(input.value);
  if (digits === input.value) return;
  const caret = cleanPhone(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = digits;
  // In other fields, Safari would move the focus here.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/** Pastes all digits of a number; `maxLength` would also count spaces and cut it off. */
function pastePhone(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const pasted = cleanPhone(event.clipboardData.getData("text"));
  if (pasted === "") return;
  event.preventDefault();
  input.setRangeText(pasted, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  keepDigits(input);
}

// Refs of elements that appear with an outcome, so they run once.
const takeFocus = (box: HTMLElement | null) => box?.focus();
const scrollIntoSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

function useInquiry({ words, chatPhone, planLines }: InquiryFormProps) {
  const [state, setState] = useState<"loading" | "idle" | "sending" | Inquiry>("loading");
  const phone = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (phone.current) keepDigits(phone.current);
    const { search } = window.location;
    const campaign = campaignLine(words.campaign, search);
    const lines = [askedPlanLine(search, planLines), campaign].filter(Boolean);
    if (lines.length > 0 && message.current?.value === "") {
      message.current.value = `${lines.join("\n")}\n\n`;
    }
    setState("idle");
  }, [planLines, words.campaign]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    // Spaces, or a campaign line alone, count as an empty field.
    const campaign = campaignLine(words.campaign, window.location.search);
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "[required]",
    )) {
      if (["", campaign].includes(field.value.trim())) field.value = "";
    }
    if (!form.reportValidity()) return;
    const text = inquiryText(new FormData(form), words.text);
    const link = inquiryLink(chatPhone, text, `\n\n${words.text.footer}`);
    flushSync(() => setState("sending"));
    // Synchronously: browsers block tabs opened later than the click. With "noopener" in the
    // features, the result would be null even if the tab opened.
    const opened = window.open(link.href, "_blank");
    if (opened) {
      opened.opener = null;
      form.reset();
    }
    setTimeout(() => {
      flushSync(() => setState({ text, link, isOpen: opened !== null }));
      // The disabled button lost the focus; give it back for keyboard users.
      if (document.activeElement !== document.body) return;
      form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    }, SENDING_MS);
  };
  return { state, phone, message, submit };
}

/**
 * Inputs are uncontrolled, to keep values typed before hydration or restored by a reload. Until
 * hydration the button is disabled, so the browser cannot submit the fields itself.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { words, copy } = props;
  const { state, phone, message, submit } = useInquiry(props);
  const isSending = state === "sending";
  const inquiry = typeof state === "object" ? state : undefined;
  const outcome = inquiry && <InquiryOutcome {...inquiry} words={words} copy={copy} />;
  return (
    <form method="post" aria-label={words.heading} className="noscript:hidden" onSubmit={submit}>
      <FieldGrid>
        <Field id="user_name" name="user_name" required autoComplete="name" {...words.name} />
        <Field
          id="user_email"
          name="user_email"
          type="email"
          required
          autoComplete="email"
          {...words.email}
        />
        <Field
          ref={phone}
          id="user_phone"
          name="user_phone"
          required
          {...words.phone}
          inputMode="numeric"
          autoComplete="tel-national"
          minLength={PHONE_DIGITS}
          maxLength={PHONE_DIGITS}
          pattern={`[0-9]{${PHONE_DIGITS}}`}
          onInput={(event) => keepDigits(event.currentTarget)}
          onPaste={pastePhone}
        />
        <Field id="language" name="language" {...words.language} />
      </FieldGrid>
      <FieldLabel id="message" label={words.message.label} />
      <textarea
        ref={message}
        id="message"
        name="message"
        rows={5}
        required
        className="field resize-y mt-1 py-2 [line-height:1.4]"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Button
          type="submit"
          disabled={state === "loading" || isSending}
          aria-busy={isSending}
          // Some programs fill in a field without an event; browsers validate before they submit.
          onClick={() => phone.current && keepDigits(phone.current)}
          className="min-w-[min(11rem,100%)] gap-2.5"
        >
          {isSending && <Spinner className="size-5" />}
          {isSending ? words.sending : words.submit}
        </Button>
        <p className="flex-[1_1_12rem] text-small text-soft">{words.note}</p>
      </div>
      <div role="status">
        {inquiry?.isOpen && (
          <div ref={scrollIntoSight} className="mt-5">
            {outcome}
          </div>
        )}
      </div>
      {inquiry?.isOpen === false && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="mt-5">
          {outcome}
        </div>
      )}
    </form>
  );
}

type InquiryOutcomeProps = Inquiry & Pick<InquiryFormProps, "words" | "copy">;

/** The banner; below it the message as a link, to copy and, if needed, to read. */
function InquiryOutcome({ words, copy, text, link, isOpen }: InquiryOutcomeProps) {
  const { prepared } = words;
  const outcome = isOpen ? words.sent : words.failed;
  return (
    <>
      <Notice tone={isOpen ? "success" : "warning"}>
        <p className="text-lede font-semibold">{outcome.title}</p>
        {isOpen && <p className="text-lede font-semibold">{words.sent.step}</p>}
        <p className="mt-1">{outcome.text}</p>
        <p className="mt-2">{outcome.next}</p>
        {link.isCut && <p className="mt-2">{prepared.cut}</p>}
      </Notice>
      {(link.isCut || !isOpen) && (
        <div id="message-text" translate="no" className="mt-3 bg-sheet">
          <ScrollRegion
            label={prepared.heading}
            className="max-h-44 border border-hair p-3 text-small whitespace-pre-wrap wrap-anywhere"
          >
            {text}
          </ScrollRegion>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-11 items-center font-semibold"
        >
          {prepared.link}
        </a>
        <CopyButton value={text} what={prepared.what} target="message-text" words={copy} />
      </div>
    </>
  );
}
