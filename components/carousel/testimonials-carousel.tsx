"use client";

import { Button } from "@/components/ui/button";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Testimonials } from "@/lib/content/schemas/testimonials";
import { fillIn } from "@/lib/text/format";
import { useCarousel } from "./use-carousel";

type Entry = Testimonials["entries"][number];

interface TestimonialsCarouselProps {
  entries: Entry[];
  words: Shared["carousel"];
  /** Above each entry: that no client has said it. */
  mark?: string | undefined;
}

const STARS = 5;

/** Before hydration and without scripts, slides are in a scrolling track or below each other. */
export function TestimonialsCarousel({ entries, words, mark }: TestimonialsCarouselProps) {
  const count = entries.length;
  const { viewport, isReady, selected, choice, holds, hold, choose } = useCarousel(count);
  const announced = choice && entries[choice.index];
  const spokenMark = mark ? `${mark}. ` : "";
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hold("hover", true)}
      onPointerLeave={() => hold("hover", false)}
      onFocus={({ target }) => target.matches(":focus-visible") && hold("focus", true)}
      onBlur={() => hold("focus", false)}
    >
      <div
        ref={viewport}
        // Embla counts from the left; a translator may turn the page's direction around.
        dir="ltr"
        className={isReady ? "overflow-hidden" : "overflow-x-auto"}
        {...(isReady ? {} : { tabIndex: 0, role: "group", "aria-label": words.label })}
      >
        <ul className="flex [touch-action:pan-y] noscript:block">
          {entries.map((entry, index) => (
            <li
              key={entry.name}
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${count}`}
              inert={isReady && index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full pr-6"
            >
              <Testimonial entry={entry} words={words} mark={mark} />
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {announced &&
          `${choice.index + 1} / ${count}: ${spokenMark}${announced.content} ${announced.name}, ${announced.role}`}
      </p>
      <div
        hidden={count === 1}
        className="mt-3 flex flex-wrap items-center gap-2 noscript:hidden print:hidden"
      >
        {/* With reduced motion there is no automatic advance. */}
        <Button
          ghost
          small
          className="motion-reduce:hidden"
          onClick={() => hold("paused", !holds.paused)}
        >
          {holds.paused ? words.play : words.pause}
        </Button>
        {([-1, 1] as const).map((direction) => (
          <Button
            key={direction}
            ghost
            small
            onClick={() => choose({ index: (selected + count + direction) % count, direction })}
          >
            {direction < 0 ? words.previous : words.next}
          </Button>
        ))}
        <ul className="flex flex-wrap">
          {entries.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                className="group grid size-11 cursor-pointer place-items-center"
                aria-label={fillIn(words.choose, { n: index + 1 })}
                aria-current={index === selected}
                onClick={() => {
                  if (index === selected) return;
                  choose({ index, direction: index > selected ? 1 : -1 });
                }}
              >
                <span className="size-2.5 rounded-full border-[1.5px] border-green group-aria-[current=true]:bg-green forced-colors:group-aria-[current=true]:bg-[CanvasText]" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type TestimonialProps = { entry: Entry } & Pick<TestimonialsCarouselProps, "words" | "mark">;

function Testimonial({ entry, words, mark }: TestimonialProps) {
  const { name, role, content, rating } = entry;
  return (
    <figure dir="auto" className="flex h-full flex-col gap-3 pb-1">
      {mark && <p className="text-small font-semibold text-ochre">{mark}</p>}
      <blockquote className="display max-w-[26em] text-[min(1.375rem,7vw)]/[1.2] text-green md:text-[2rem]/[1.15]">
        {content}
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span>
          <span className="font-semibold">{name}</span>, {role}
        </span>
        <span role="img" aria-label={fillIn(words.rating, { n: rating })}>
          <span aria-hidden="true" className="tracking-[0.15em] text-green">
            {"★".repeat(rating)}
            {"☆".repeat(STARS - rating)}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
