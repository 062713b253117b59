"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Testimonials } from "@/lib/content/schemas/testimonials";
import { fillIn } from "@/lib/text/fill-in";
import { type AutoAdvance, startAutoAdvance } from "./auto-advance";
import { CarouselControls } from "./carousel-controls";
import { slideTo, timedScroll } from "./timed-scroll";

interface TestimonialsCarouselProps {
  entries: Testimonials["entries"];
  words: Shared["carousel"];
}

const STARS = 5;
const plugins = [timedScroll];

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Embla, its current slide and its automatic advance; a single slide does not move. */
function useCarousel(count: number) {
  const canMove = count > 1;
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: canMove }, plugins);
  const [selected, setSelected] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  /** The slide the visitor chose, for screen readers; null after an automatic advance. */
  const [choice, setChoice] = useState<{ index: number; direction: 1 | -1 } | null>(null);
  const autoAdvance = useRef<AutoAdvance | null>(null);

  useEffect(() => {
    if (!embla || !canMove) return;
    const advance = startAutoAdvance(() => {
      if (prefersReducedMotion()) return;
      setChoice(null);
      slideTo(embla, (embla.selectedScrollSnap() + 1) % count, 1);
    });
    autoAdvance.current = advance;
    const select = () => setSelected(embla.selectedScrollSnap());
    const watchVisibility = () => advance.hold("hidden", document.hidden);
    embla.on("select", select).on("pointerDown", advance.manual);
    document.addEventListener("visibilitychange", watchVisibility);
    watchVisibility();
    return () => {
      autoAdvance.current = null;
      advance.stop();
      embla.off("select", select).off("pointerDown", advance.manual);
      document.removeEventListener("visibilitychange", watchVisibility);
    };
  }, [embla, canMove, count]);

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
  const isReady = canMove && embla !== undefined;
  return { viewport, canMove, isReady, selected, isPaused, setIsPaused, choice, setChoice, hold };
}

/**
 * Before hydration, and without scripts, all slides can be read, side by side in a scrolling track
 * or one below the other.
 */
export function TestimonialsCarousel({ entries, words }: TestimonialsCarouselProps) {
  const count = entries.length;
  const { viewport, canMove, isReady, selected, choice, hold, ...carousel } = useCarousel(count);
  const announced = choice && entries[choice.index];
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
        className={isReady ? "overflow-hidden" : "overflow-x-auto"}
        {...(isReady || !canMove ? {} : { tabIndex: 0, role: "group", "aria-label": words.label })}
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
              <Testimonial {...entry} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {announced &&
          `${choice.index + 1} / ${count}: ${announced.content} ${announced.name}, ${announced.role}`}
      </p>
      {canMove && (
        <CarouselControls
          count={count}
          selected={selected}
          isPaused={carousel.isPaused}
          words={words}
          onPause={() => carousel.setIsPaused(!carousel.isPaused)}
          onChoose={(index, direction) => carousel.setChoice({ index, direction })}
        />
      )}
    </section>
  );
}

type TestimonialProps = Testimonials["entries"][number] & Pick<TestimonialsCarouselProps, "words">;

function Testimonial({ name, role, content, rating, words }: TestimonialProps) {
  return (
    <figure className="flex h-full flex-col gap-6 pb-2">
      <blockquote className="max-w-[23.5em] font-display text-h2/[1.2] font-medium tracking-[-0.015em]">
        {content}
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span>
          <span className="font-semibold">{name}</span>, {role}
        </span>
        <span role="img" aria-label={fillIn(words.rating, { n: rating })}>
          <span aria-hidden="true" className="tracking-[0.15em] text-brand">
            {"★".repeat(rating)}
            {"☆".repeat(STARS - rating)}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
