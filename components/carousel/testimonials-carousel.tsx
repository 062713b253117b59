"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Testimonials } from "@/lib/content/schemas/testimonials";
import { type AutoAdvance, SLIDE_MS, startAutoAdvance } from "./auto-advance";
import { CarouselControls } from "./carousel-controls";
import { slideTo, timedScroll } from "./timed-scroll";

interface TestimonialsCarouselProps {
  entries: Testimonials["entries"];
  words: Shared["carousel"];
}

const STARS = 5;
const plugins = [timedScroll(SLIDE_MS)];

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Before hydration, and without scripts, all slides can be read: side by side in a track that
 * scrolls, or one below the other.
 */
export function TestimonialsCarousel({ entries, words }: TestimonialsCarouselProps) {
  /** A single testimonial stands still, and has nothing to be steered. */
  const canMove = entries.length > 1;
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: canMove }, plugins);
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  /** The slide in sight was asked for, so a screen reader tells it; one that came by itself it does not. */
  const [isChosen, setIsChosen] = useState(false);
  const autoAdvance = useRef<AutoAdvance | null>(null);
  // A choice made between hydration and the effect below, which is what listens to Embla.
  const early = useRef<{ index: number; direction: 1 | -1 } | null>(null);

  const goTo = useCallback(
    (index: number, direction: 1 | -1) => {
      if (!embla) return;
      if (prefersReducedMotion()) embla.scrollTo(index, true);
      else slideTo(embla, index, direction);
    },
    [embla],
  );

  useEffect(() => {
    if (!embla || !canMove) return;
    const step = () => {
      setIsChosen(false);
      goTo((embla.selectedScrollSnap() + 1) % entries.length, 1);
    };
    const advance = startAutoAdvance(step);
    autoAdvance.current = advance;
    const select = () => setSelected(embla.selectedScrollSnap());
    const drag = () => advance.manual();
    embla.on("select", select).on("pointerDown", drag);

    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const watchMotion = () => (motion.matches ? advance.hold("motion") : advance.release("motion"));
    const watchVisibility = () =>
      document.hidden ? advance.hold("hidden") : advance.release("hidden");
    motion.addEventListener("change", watchMotion);
    document.addEventListener("visibilitychange", watchVisibility);
    watchMotion();
    watchVisibility();
    setIsReady(true);
    if (early.current) {
      advance.manual();
      goTo(early.current.index, early.current.direction);
      early.current = null;
    }
    return () => {
      autoAdvance.current = null;
      advance.stop();
      embla.off("select", select).off("pointerDown", drag);
      motion.removeEventListener("change", watchMotion);
      document.removeEventListener("visibilitychange", watchVisibility);
    };
  }, [embla, canMove, entries.length, goTo]);

  useEffect(() => {
    if (!isReady) return;
    if (isPaused) autoAdvance.current?.hold("paused");
    else autoAdvance.current?.release("paused");
  }, [isPaused, isReady]);

  const choose = (index: number, direction: 1 | -1) => {
    setIsChosen(true);
    if (!autoAdvance.current) {
      early.current = { index, direction };
      return;
    }
    autoAdvance.current.manual();
    goTo(index, direction);
  };
  const shown = isChosen ? entries[selected] : undefined;

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={(event) =>
        event.pointerType === "mouse" && autoAdvance.current?.hold("hover")
      }
      onPointerLeave={() => autoAdvance.current?.release("hover")}
      onFocus={(event) =>
        event.target.matches(":focus-visible") && autoAdvance.current?.hold("focus")
      }
      onBlur={() => autoAdvance.current?.release("focus")}
    >
      <div
        ref={viewport}
        className={isReady ? "overflow-hidden" : "overflow-x-auto"}
        {...(isReady || !canMove ? {} : { tabIndex: 0, role: "group", "aria-label": words.label })}
      >
        <ul className="carousel-track flex touch-pan-y">
          {entries.map(({ name, role, content, rating }, index) => (
            <li
              key={name}
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${entries.length}`}
              inert={isReady && index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full pr-6"
            >
              <figure className="flex h-full flex-col gap-6 pb-2">
                <blockquote className="max-w-[23.5em] font-display text-h2/[1.2] font-medium tracking-[-0.015em]">
                  {content}
                </blockquote>
                <figcaption className="mt-auto flex flex-wrap items-baseline gap-x-5 gap-y-1">
                  <span>
                    <span className="font-semibold">{name}</span>, {role}
                  </span>
                  <span role="img" aria-label={words.rating.replace("{n}", String(rating))}>
                    <span aria-hidden="true" className="tracking-[0.15em] text-brand">
                      {"★".repeat(rating)}
                      {"☆".repeat(STARS - rating)}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {shown &&
          `${selected + 1} / ${entries.length}: ${shown.content} ${shown.name}, ${shown.role}`}
      </p>
      {canMove && (
        <CarouselControls
          count={entries.length}
          selected={selected}
          isPaused={isPaused}
          words={words}
          onPause={() => setIsPaused(!isPaused)}
          onChoose={choose}
        />
      )}
    </section>
  );
}
