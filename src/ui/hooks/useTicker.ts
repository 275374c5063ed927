import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export type TickerOptions = {
  count: number;
  /** Height of one entry in px. */
  rowHeight: number;
  /** Px that it moves up in one frame of a 60 Hz screen. */
  step: number;
  isMoving: boolean;
  /** False when nothing is animated. */
  isOn: boolean;
};

const FRAMES_PER_SECOND = 60;

/**
 * Moves a list upward endlessly. Each entry that has left at the top continues at the bottom, so
 * that every entry exists once and can be pressed, focused and read. The browser animates it off
 * the main thread. `show` brings an entry into sight.
 */
export function useTicker({ count, rowHeight, step, isMoving, isOn }: TickerOptions): {
  list: RefObject<HTMLUListElement | null>;
  show: (index: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const running = useRef<readonly Animation[]>([]);
  const round = (count * rowHeight * 1000) / (step * FRAMES_PER_SECOND);

  const move = useEffectEvent((animation: Animation) =>
    isMoving ? animation.play() : animation.pause(),
  );
  useEffect(() => {
    const element = list.current;
    if (!element || !isOn) return;
    const size = count * rowHeight;
    const timing = { duration: round, iterations: Infinity };
    const lower = { transform: `translateY(${size}px)`, easing: 'step-end' };
    running.current = [
      element.animate(
        [{ transform: 'translateY(0)' }, { transform: `translateY(${-size}px)` }],
        timing,
      ),
      ...[...element.children]
        .slice(0, -1)
        .map((entry, index) =>
          entry.animate(
            [
              { transform: 'translateY(0)', easing: 'step-end' },
              { ...lower, offset: (index + 1) / count },
              lower,
            ],
            timing,
          ),
        ),
    ];
    running.current.forEach((animation) => move(animation));
    return () => running.current.forEach((animation) => animation.cancel());
  }, [count, rowHeight, round, isOn]);

  useEffect(
    () => running.current.forEach((animation) => (isMoving ? animation.play() : animation.pause())),
    [isMoving],
  );

  const show = (index: number) =>
    running.current.forEach((animation) => {
      animation.currentTime = (index / count) * round;
    });
  return { list, show };
}
