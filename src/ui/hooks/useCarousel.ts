import type { KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isRightToLeft } from '../isRightToLeft';
import { media } from '../tokens.css';

export type CarouselOptions = {
  slides: number;
  /** Milliseconds between two steps. */
  autoplay: number;
  /** Milliseconds a step takes. */
  speed: number;
  /** Most slides side by side; fewer on narrow screens. */
  perView: number;
  /** Pixels between slides. */
  spacing: number;
};

export type CarouselState = {
  track: RefObject<HTMLUListElement | null>;
  /** True when the slider's code is loaded and moves the track. */
  awake: boolean;
  /** Indexes of visible slides; null until the slider is loaded. */
  visible: ReadonlySet<number> | null;
  current: number;
  previous: () => void;
  next: () => void;
};

/** The most visible slides that can still loop: one must be outside. */
export const mostVisible = (slides: number, perView: number) =>
  Math.max(1, Math.min(perView, slides - 1));

/**
 * Moves a track by keen-slider, whose code is loaded when the first step is due or requested: until
 * then the track is plain HTML that scrolls by hand. Advances automatically while `playing`, never
 * in a hidden tab.
 */
export function useCarousel(
  { slides, autoplay, speed, perView, spacing }: CarouselOptions,
  playing: boolean,
): CarouselState {
  const track = useRef<HTMLUListElement>(null);
  const slider = useRef<Promise<KeenSliderInstance | null> | null>(null);
  const [sight, setSight] = useState<Sight | null>(null);

  const wake = useCallback(() => {
    if (slider.current) return slider.current;
    const mounted = mount(track, { slides, speed, perView, spacing }, setSight);
    // A failed load is retried at the next step.
    slider.current = mounted.catch(() => (slider.current = null));
    return slider.current;
  }, [slides, speed, perView, spacing]);

  useEffect(
    () => () => {
      const mounted = slider.current;
      slider.current = null;
      void mounted?.then((instance) => instance?.destroy());
      setSight(null);
    },
    [wake],
  );

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) void wake().then((instance) => instance?.next());
    }, autoplay);
    return () => clearInterval(timer);
  }, [playing, autoplay, wake]);

  return {
    track,
    awake: sight !== null,
    visible: sight?.visible ?? null,
    current: sight?.current ?? 0,
    previous: () => {
      void wake().then((instance) => instance?.prev());
    },
    next: () => {
      void wake().then((instance) => instance?.next());
    },
  };
}

type Sight = { current: number; visible: ReadonlySet<number> };

/** Null when the track was removed before the code was loaded. */
async function mount(
  track: RefObject<HTMLUListElement | null>,
  { slides, speed, perView, spacing }: Omit<CarouselOptions, 'autoplay'>,
  onChange: (sight: Sight) => void,
): Promise<KeenSliderInstance | null> {
  const { default: KeenSlider } = await import('keen-slider');
  const element = track.current;
  if (!element) return null;
  const still = window.matchMedia(media.still).matches;
  const report = ({ track: { details } }: KeenSliderInstance) => {
    if (!details) return;
    onChange({
      current: details.rel,
      visible: new Set(
        details.slides.flatMap((place, index) => (place.portion > 0.5 ? [index] : [])),
      ),
    });
  };
  const most = mostVisible(slides, perView);
  const side = (count: number) => ({ slides: { perView: Math.min(count, most), spacing } });
  element.scrollLeft = 0;
  const options = () => ({
    rtl: isRightToLeft(element),
    selector: ':scope > li',
    loop: true,
    ...side(1),
    breakpoints: { [media.tablet]: side(2), [media.desktop]: side(3) },
    defaultAnimation: { duration: still ? 1 : speed },
    created: report,
    slideChanged: report,
    animationEnded: report,
    updated: report,
    optionsChanged: report,
    destroyed: () => turned.disconnect(),
  });
  const slider = new KeenSlider(element, options());
  // Another language may run the other way.
  const turned = new MutationObserver(() => slider.update(options()));
  turned.observe(document.documentElement, { attributeFilter: ['dir'] });
  return slider;
}
