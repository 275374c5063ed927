import type { KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { mostVisible } from '../mostVisible';
import type { Sight } from './mountSlider';

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
    const most = mostVisible(slides, perView);
    const mounted = import('./mountSlider').then(({ mountSlider }) =>
      mountSlider(track, { most, speed, spacing }, setSight),
    );
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
