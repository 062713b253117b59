import { Button } from "@/components/ui/button";
import type { Shared } from "@/lib/content/schemas/shared";
import { fillIn } from "@/lib/text/fill-in";

interface CarouselControlsProps {
  count: number;
  selected: number;
  isPaused: boolean;
  words: Shared["carousel"];
  onPause: () => void;
  onChoose: (index: number, direction: 1 | -1) => void;
}

/** The buttons below the slides; no Pause with reduced motion, when nothing moves by itself. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, selected, isPaused, words, onPause, onChoose } = props;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-2 gap-y-3 noscript:hidden print:hidden">
      <Button ghost small className="motion-reduce:hidden" onClick={onPause}>
        {isPaused ? words.play : words.pause}
      </Button>
      <Button ghost small onClick={() => onChoose((selected + count - 1) % count, -1)}>
        {words.previous}
      </Button>
      <Button ghost small onClick={() => onChoose((selected + 1) % count, 1)}>
        {words.next}
      </Button>
      <ul className="flex flex-wrap">
        {[...Array(count).keys()].map((index) => (
          <li key={index}>
            <button
              type="button"
              className="group grid size-11 cursor-pointer place-items-center"
              aria-label={fillIn(words.choose, { n: index + 1 })}
              aria-current={index === selected}
              onClick={() => onChoose(index, index > selected ? 1 : -1)}
            >
              <span className="size-2.5 rounded-full border-[1.5px] border-brand group-aria-[current=true]:bg-brand forced-colors:group-aria-[current=true]:bg-[CanvasText]" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
