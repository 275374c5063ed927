import { useRef, useState, type ReactNode } from 'react';
import * as css from './Carousel.css';
import { useCarousel } from './hooks/useCarousel';
import { useHeld } from './hooks/useHeld';
import { useMediaQuery } from './hooks/useMediaQuery';
import { mostVisible } from './mostVisible';
import { IconButton } from './IconButton';
import { ChevronLeft, ChevronRight } from './icons';
import { PlayPauseIcon } from './PlayPauseIcon';
import { media } from './tokens.css';

export type CarouselProps = {
  label: string;
  /** Role descriptions of the carousel and of one slide: "carousel", "slide". */
  roleDescription: string;
  slideRoleDescription: string;
  slides: readonly { id: string; label: string; node: ReactNode }[];
  autoplay: number;
  speed: number;
  perView: 1 | 2 | 3;
  words: { previous: string; next: string; pause: string; play: string };
};

/**
 * Slides that advance automatically. They pause while hovered or focused, stop by a button, and do
 * not move under prefers-reduced-motion. A single slide is shown alone. Slides are in the HTML at
 * their final size.
 */
export function Carousel({
  label,
  roleDescription,
  slideRoleDescription,
  slides,
  autoplay,
  speed,
  perView,
  words,
}: CarouselProps) {
  const [stopped, setStopped] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const held = useHeld(root);
  const still = useMediaQuery(media.still);
  const several = slides.length > 1;
  const playing = several && !stopped && !still && !held;
  const { track, awake, visible, current, previous, next } = useCarousel(
    { slides: slides.length, autoplay, speed, perView, spacing: css.SPACING },
    playing,
  );
  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      className={css.carousel}
    >
      <ul
        role="list"
        ref={track}
        className={css.track}
        data-awake={awake || undefined}
        data-most={mostVisible(slides.length, perView)}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={css.slide}
            inert={visible ? !visible.has(index) : undefined}
          >
            <div role="group" aria-roledescription={slideRoleDescription} aria-label={slide.label}>
              {slide.node}
            </div>
          </li>
        ))}
      </ul>
      {several ? (
        <div className={css.controls}>
          <span className={css.place} aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
          {still ? null : (
            <IconButton
              aria-label={stopped ? words.play : words.pause}
              icon={<PlayPauseIcon isPlaying={!stopped} />}
              onClick={() => setStopped(!stopped)}
            />
          )}
          <IconButton
            aria-label={words.previous}
            icon={<ChevronLeft size={20} />}
            onClick={previous}
          />
          <IconButton aria-label={words.next} icon={<ChevronRight size={20} />} onClick={next} />
        </div>
      ) : null}
    </div>
  );
}
