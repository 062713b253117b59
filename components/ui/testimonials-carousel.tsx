"use client";

import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type AutoAdvance,
  directionTo,
  SLIDE_MS,
  startAutoAdvance,
} from "@/lib/carousel/auto-advance";
import { slideTo, timedScroll } from "@/lib/carousel/timed-scroll";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Testimonials } from "@/lib/content/schemas/testimonials";

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
  const [viewport, embla] = useEmblaCarousel({ loop: true }, plugins);
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
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
    if (!embla) return;
    const step = () => goTo((embla.selectedScrollSnap() + 1) % entries.length, 1);
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
  }, [embla, entries.length, goTo]);

  useEffect(() => {
    if (!isReady) return;
    if (isPaused) autoAdvance.current?.hold("paused");
    else autoAdvance.current?.release("paused");
  }, [isPaused, isReady]);

  const choose = (index: number, direction: 1 | -1) => {
    if (!autoAdvance.current) {
      early.current = { index, direction };
      return;
    }
    autoAdvance.current.manual();
    goTo(index, direction);
  };
  const last = entries.length - 1;

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
        {...(isReady ? {} : { tabIndex: 0, role: "group", "aria-label": words.label })}
      >
        <ul className="carousel-track flex touch-pan-y" aria-live={isPaused ? "polite" : "off"}>
          {entries.map(({ name, role, content, rating }, index) => (
            <li
              key={name}
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${entries.length}`}
              inert={isReady && index !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full pr-6"
            >
              <figure className="flex h-full flex-col gap-6 pb-2">
                <blockquote className="max-w-[23.5em] font-display text-h2 leading-[1.2] font-medium tracking-[-0.015em]">
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
      <div className="needs-script mt-7 flex flex-wrap items-center gap-x-2 gap-y-3">
        <button type="button" className="carousel-button" onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? words.play : words.pause}
        </button>
        <button
          type="button"
          className="carousel-button"
          onClick={() => choose(selected === 0 ? last : selected - 1, -1)}
        >
          {words.previous}
        </button>
        <button
          type="button"
          className="carousel-button"
          onClick={() => choose(selected === last ? 0 : selected + 1, 1)}
        >
          {words.next}
        </button>
        <ul className="flex flex-wrap">
          {entries.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                className="group grid size-11 cursor-pointer place-items-center"
                aria-label={words.choose.replace("{n}", String(index + 1))}
                aria-current={index === selected}
                onClick={() => choose(index, directionTo(index, selected))}
              >
                <span className="size-2.5 rounded-full border-[1.5px] border-brand group-aria-[current=true]:bg-brand" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
