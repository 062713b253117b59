"use client";

import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
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
import { cleanFields } from "@/lib/inquiry/clean-fields";
import { askedPlanLine, inquiryText, PHONE_DIGITS } from "@/lib/inquiry/message";
import { openTab } from "@/lib/inquiry/open-tab";
import { forgetTyped, keepDigits, liftMaxLength, pasteDigits } from "@/lib/inquiry/phone-input";

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

// Refs of elements that appear with an outcome, so they run once.
const takeFocus = (box: HTMLElement | null) => box?.focus();
const scrollIntoSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

function useInquiry({ words, chatPhone, planLines }: InquiryFormProps) {
  const [state, setState] = useState<"loading" | "idle" | "sending" | Inquiry>("loading");
  const phone = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (phone.current) keepDigits(phone.current);
    // Natively: React's event of this name comes of others.
    phone.current?.addEventListener("beforeinput", liftMaxLength);
    const { search } = window.location;
    const campaign = campaignLine(words.campaign, search);
    const lines = [askedPlanLine(search, planLines), campaign].filter(Boolean);
    if (lines.length > 0 && message.current?.value === "") {
      message.current.value = `${lines.join("\n")}\n\n`;
    }
    setState("idle");
  }, [planLines, words.campaign]);

  const clean = (form: HTMLFormElement | null) => {
    if (form) cleanFields(form, campaignLine(words.campaign, window.location.search));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    clean(form);
    if (!form.reportValidity()) return;
    const text = inquiryText(new FormData(form), words.text);
    const link = inquiryLink(chatPhone, text, `\n\n${words.text.footer}`);
    flushSync(() => setState("sending"));
    const isOpen = openTab(link.href);
    if (isOpen) form.reset();
    setTimeout(() => {
      flushSync(() => setState({ text, link, isOpen }));
      // The disabled button lost the focus; give it back for keyboard users.
      if (document.activeElement !== document.body) return;
      form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    }, SENDING_MS);
  };
  return { state, phone, message, clean, submit };
}

/**
 * Inputs are uncontrolled, to keep values typed before hydration or restored by a reload. Until
 * hydration the button is disabled, so the browser cannot submit the fields itself.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { words, copy } = props;
  const { state, phone, message, clean, submit } = useInquiry(props);
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
          onInput={({ currentTarget, nativeEvent }) => {
            const { inputType = "" } = nativeEvent as InputEvent;
            keepDigits(currentTarget, /^insert(Text|CompositionText)$/.test(inputType));
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (pasteDigits(event.currentTarget, pasted)) event.preventDefault();
          }}
          onBlur={(event) => forgetTyped(event.currentTarget)}
        />
        <Field id="language" name="language" data-keep {...words.language} />
      </FieldGrid>
      <FieldLabel id="message" label={words.message.label} />
      <textarea
        ref={message}
        id="message"
        // Kept by a reload after a release; who asks is not.
        data-keep
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
          // Also by Enter in a field; the browser checks the fields before the submit event, and some
          // programs fill in a field without an event.
          onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => clean(currentTarget.form)}
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
