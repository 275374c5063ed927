// @vitest-environment jsdom
import './floating.setup';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../src/ui/Carousel';
import { TickerBoard } from '../../src/ui/TickerBoard';
import { media } from '../../src/ui/tokens.css';
import { screenWhere } from './screen';

const words = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' };

describe('TickerBoard', () => {
  type Run = {
    frames: Keyframe[];
    timing: KeyframeAnimationOptions;
    isPlaying: boolean;
    currentTime: number;
  };
  let runs: Run[] = [];
  beforeEach(() => {
    screenWhere();
    runs = [];
    Element.prototype.animate = function animate(frames, timing) {
      const run: Run = {
        frames: frames as Keyframe[],
        timing: timing as KeyframeAnimationOptions,
        isPlaying: true,
        currentTime: 0,
      };
      runs.push(run);
      const controls = {
        play: () => {
          run.isPlaying = true;
        },
        pause: () => {
          run.isPlaying = false;
        },
        cancel: () => {
          runs = runs.filter((other) => other !== run);
        },
      };
      return Object.assign(run, controls) as unknown as Animation;
    };
  });
  const board = (count: number, onPick = vi.fn()) => (
    <TickerBoard
      label="Winners"
      items={Array.from({ length: count }, (_, index) => `Winner ${index + 1}`)}
      keyOf={(item) => item}
      words={words}
      renderItem={(item) => (
        <button type="button" onClick={() => onPick(item)}>
          {item}
        </button>
      )}
    />
  );
  const isMoving = () => runs.length > 0 && runs.every(({ isPlaying }) => isPlaying);

  it('moves by half a pixel a frame, in a loop, each entry once', () => {
    render(board(20));
    expect(
      within(screen.getByRole('list', { name: 'Winners' })).getAllByRole('listitem'),
    ).toHaveLength(20);
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'off');
    expect(isMoving()).toBe(true);
    expect(runs[0]?.frames[1]).toEqual({ transform: 'translateY(-960px)' });
    expect(runs[0]?.timing.duration).toBe((960 / 30) * 1000);
  });

  it('pauses on hover and focus, and stops by its button', async () => {
    const user = userEvent.setup();
    render(board(20));
    await user.hover(screen.getByRole('button', { name: 'Winner 3' }));
    expect(isMoving()).toBe(false);
    await user.unhover(screen.getByRole('button', { name: 'Winner 3' }));
    await user.hover(document.body);
    expect(isMoving()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Winner 2' }).focus());
    expect(isMoving()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.hover(document.body);
    expect(isMoving()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(isMoving()).toBe(true);
  });

  it('scrolls a focused entry into view', async () => {
    const user = userEvent.setup();
    render(board(20));
    const last = screen.getByRole('button', { name: 'Winner 20' });
    const entry = last.closest('li');
    if (entry) entry.getBoundingClientRect = () => new DOMRect(0, 900, 100, 48);
    // jsdom guesses from the events of all earlier tests whether the keyboard moved the focus.
    const matches = last.matches.bind(last);
    Object.assign(last, {
      matches: (selector: string) =>
        selector === ':focus-visible' ? document.activeElement === last : matches(selector),
    });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    expect(runs[0]?.currentTime).toBeCloseTo((19 / 20) * 32_000);
  });

  it('stands still when everything is visible, or with reduced motion', () => {
    const { rerender } = render(board(12));
    expect(runs).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    screenWhere(media.still);
    rerender(board(20));
    expect(runs).toHaveLength(0);
  });
});

describe('Carousel', () => {
  beforeEach(() => screenWhere());
  const carousel = (count: number) => (
    <Carousel
      label="Banners"
      roleDescription="carousel"
      slideRoleDescription="slide"
      autoplay={5000}
      speed={1000}
      perView={3}
      words={words}
      slides={Array.from({ length: count }, (_, index) => ({
        id: String(index),
        label: `Banner ${index + 1}`,
        node: <a href="/promotions">Banner {index + 1}</a>,
      }))}
    />
  );

  it('says what it is, renders every slide, and has labelled controls', async () => {
    const user = userEvent.setup();
    render(carousel(4));
    const root = within(screen.getByRole('group', { name: 'Banners' }));
    expect(root.getAllByRole('listitem')).toHaveLength(4);
    expect(root.getByRole('group', { name: 'Banner 1' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    );
    expect(root.getByRole('button', { name: 'Previous' })).toBeVisible();
    expect(root.getByRole('button', { name: 'Next' })).toBeVisible();
    await user.click(root.getByRole('button', { name: 'Pause' }));
    expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(root.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  });

  it('is one plain slide when there is one, and stands still with reduced motion', () => {
    const { rerender } = render(carousel(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    screenWhere(media.still);
    rerender(carousel(3));
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  describe('moves the way the text runs', () => {
    const WIDTH = 300;
    beforeEach(() => {
      screenWhere(media.still);
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, 0, WIDTH, 100),
      );
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
    });
    afterEach(() => document.documentElement.removeAttribute('dir'));
    /** The left edge of a slide: all stand in a line from left to right before they are moved. */
    const leftOf = (index: number) => {
      const moved = /translate3d\(([-\d.]+)px/.exec(
        screen.getAllByRole('listitem', { hidden: true })[index]?.style.transform ?? '',
      );
      return index * WIDTH + Number(moved?.[1]);
    };
    const open = async () => {
      render(carousel(4));
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(await screen.findByText('2 / 4')).toBeVisible();
    };
    const drag = (by: number) => {
      const track = screen.getByRole('list');
      fireEvent.mouseDown(track, { clientX: 150, clientY: 50, buttons: 1 });
      fireEvent.mouseMove(track, { clientX: 150 + by / 4, clientY: 50, buttons: 1 });
      fireEvent.mouseMove(track, { clientX: 150 + by, clientY: 50, buttons: 1 });
      fireEvent.mouseUp(track, { clientX: 150 + by, clientY: 50 });
    };

    it.each([
      ['ltr', 1],
      ['rtl', -1],
    ] as const)('%s', async (direction, onward) => {
      document.documentElement.dir = direction;
      await open();
      await waitFor(() => expect(Math.sign(leftOf(2) - leftOf(1))).toBe(onward));
      drag(-onward * 200);
      expect(await screen.findByText('3 / 4')).toBeVisible();
    });

    it('turns round with the language of the page', async () => {
      await open();
      document.documentElement.dir = 'rtl';
      await waitFor(() => expect(leftOf(2)).toBeLessThan(leftOf(1)));
    });
  });

  it('does not move in its first five seconds', () => {
    vi.useFakeTimers();
    try {
      render(carousel(4));
      act(() => {
        vi.advanceTimersByTime(4999);
      });
      expect(screen.getByText('1 / 4')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});
