"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Testimonials } from "@/lib/content/schemas/switches";
import { fillIn } from "@/lib/text/fill-in";
import { type AutoAdvance, startAutoAdvance } from "./auto-advance";
import { slideTo, timedScroll } from "./timed-scroll";

type Entry = Testimonials["entries"][number];

interface TestimonialsCarouselProps {
  entries: Entry[];
  words: Shared["carousel"];
}

const STARS = 5;
const plugins = [timedScroll];

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Embla, its current slide and its automatic advance. */
function useCarousel(count: number) {
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [selected, setSelected] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  /** The slide the visitor chose, for screen readers; null after an automatic advance. */
  const [choice, setChoice] = useState<{ index: number; direction: 1 | -1 } | null>(null);
  const autoAdvance = useRef<AutoAdvance | null>(null);

  useEffect(() => {
    if (!embla) return;
    const advance = startAutoAdvance(() => {
      if (prefersReducedMotion()) return;
      setChoice(null);
      slideTo(embla, (embla.selectedScrollSnap() + 1) % count, 1);
    });
    autoAdvance.current = advance;
    const watchVisibility = () => advance.hold("hidden", document.hidden);
    embla.on("select", () => setSelected(embla.selectedScrollSnap()));
    embla.on("pointerDown", advance.manual);
    document.addEventListener("visibilitychange", watchVisibility);
    watchVisibility();
    return () => {
      advance.stop();
      document.removeEventListener("visibilitychange", watchVisibility);
    };
  }, [embla, count]);

  // As effects, because a button may be pressed before Embla has started.
  useEffect(() => {
    if (embla) autoAdvance.current?.hold("paused", isPaused);
  }, [embla, isPaused]);
  useEffect(() => {
    if (!embla || !choice) return;
    autoAdvance.current?.manual();
    if (prefersReducedMotion()) embla.scrollTo(choice.index, true);
    else slideTo(embla, choice.index, choice.direction);
  }, [embla, choice]);

  const hold: AutoAdvance["hold"] = (...held) => autoAdvance.current?.hold(...held);
  const togglePause = () => setIsPaused(!isPaused);
  const isReady = embla !== undefined;
  return { viewport, isReady, selected, isPaused, choice, hold, togglePause, choose: setChoice };
}

/**
 * Before hydration, and without scripts, all slides can be read, side by side in a scrolling track
 * or one below the other.
 */
export function TestimonialsCarousel({ entries, words }: TestimonialsCarouselProps) {
  const count = entries.length;
  const { viewport, isReady, selected, isPaused, choice, ...act } = useCarousel(count);
  const announced = choice && entries[choice.index];
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && act.hold("hover", true)}
      onPointerLeave={() => act.hold("hover", false)}
      onFocus={({ target }) => target.matches(":focus-visible") && act.hold("focus", true)}
      onBlur={() => act.hold("focus", false)}
    >
      <div
        ref={viewport}
        className={isReady ? "overflow-hidden" : "overflow-x-auto"}
        {...(isReady ? {} : { tabIndex: 0, role: "group", "aria-label": words.label })}
      >
        <ul className="flex touch-pan-y noscript:block">
          {entries.map((entry, index) => (
            <li
              key={entry.name}
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${count}`}
              inert={isReady && index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full pr-6"
            >
              <Testimonial entry={entry} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {announced &&
          `${choice.index + 1} / ${count}: ${announced.content} ${announced.name}, ${announced.role}`}
      </p>
      <div
        hidden={count === 1}
        className="mt-3 flex flex-wrap items-center gap-2 noscript:hidden print:hidden"
      >
        {/* With reduced motion nothing moves by itself. */}
        <Button ghost small className="motion-reduce:hidden" onClick={act.togglePause}>
          {isPaused ? words.play : words.pause}
        </Button>
        {([-1, 1] as const).map((direction) => (
          <Button
            key={direction}
            ghost
            small
            onClick={() => act.choose({ index: (selected + count + direction) % count, direction })}
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
                onClick={() => act.choose({ index, direction: index > selected ? 1 : -1 })}
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

function Testimonial({ entry, words }: { entry: Entry; words: Shared["carousel"] }) {
  const { name, role, content, rating } = entry;
  return (
    <figure className="flex h-full flex-col gap-3 pb-1">
      <blockquote className="display max-w-[20em] text-[min(1.25rem,7vw)]/[1.15] text-green md:text-h3 lg:text-quote">
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
