import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cancelWrite,
  flushOnLeaving,
  flushWrites,
  scheduleWrite,
} from '../../../src/app/historyWrites';

let stop: () => void;
const written: string[] = [];
const write = (what: string) => () => {
  written.push(what);
};

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  stop = flushOnLeaving();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('only the newest is written, when idle, and the address before the state', () => {
  scheduleWrite('top', write('top 6'));
  scheduleWrite('address', write('/rng?search=g'));
  vi.advanceTimersByTime(200);
  scheduleWrite('address', write('/rng?search=go'));
  vi.advanceTimersByTime(200);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['/rng?search=go', 'top 6']);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(2);
});

test.each([
  ['follows a link', flushWrites],
  ['closes the page', () => fireEvent(window, new Event('pagehide'))],
  [
    'goes back by the keyboard',
    () => fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true }),
  ],
  [
    'moves the mouse out of the page, to the button for going back',
    () => fireEvent.mouseOut(document.body, { relatedTarget: null }),
  ],
  [
    'goes back by the mouse',
    () => fireEvent(document.body, new MouseEvent('pointerdown', { button: 3, bubbles: true })),
  ],
])('nothing is lost when somebody %s before', (_, leave) => {
  scheduleWrite('top', write('top 6'));
  leave();
  expect(written).toEqual(['top 6']);
});

test('a letter and a press keep it waiting', () => {
  scheduleWrite('top', write('top 6'));
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.mouseOut(document.body, { relatedTarget: document.documentElement });
  fireEvent(document.body, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
  expect(written).toEqual([]);
});

test('an equal entry, and one that was left, are not written', () => {
  scheduleWrite('address', write('/rng?search=g'));
  cancelWrite('address');
  scheduleWrite('top', write('top 6'));
  history.replaceState({ key: 'before', idx: 3 }, '');
  fireEvent(window, new PopStateEvent('popstate'));
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual([]);
});

test('what the entry that was gone back to asks for is written', () => {
  history.replaceState({ key: 'before', idx: 3 }, '');
  // The router hears of it first.
  scheduleWrite('address', write('/rng?search=g'));
  fireEvent(window, new PopStateEvent('popstate'));
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['/rng?search=g']);
});

test('the address of a page waits until the popup over it is closed', () => {
  const go = (layer?: number) => history.replaceState(layer === undefined ? null : { layer }, '');
  const leave = () => {
    go();
    fireEvent(window, new PopStateEvent('popstate'));
  };
  go(1);
  scheduleWrite('address', write('chosen in the popup'));
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual([]);
  leave();
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['chosen in the popup']);

  scheduleWrite('address', write('typed before the popup'));
  go(2);
  flushWrites();
  expect(written).toHaveLength(1);
  leave();
  vi.advanceTimersByTime(1_000);
  expect(written.at(-1)).toBe('typed before the popup');
});

test('the entry of a popup keeps the address for a reload, unless it is taken back', () => {
  history.replaceState({ layer: 3 }, '', '/rng?bet=1');
  scheduleWrite('address', write('bets and lines'), '/rng?bet=1&lines=25');
  fireEvent(window, new Event('pagehide'));
  expect(location.search).toBe('?bet=1&lines=25');
  expect(history.state, 'it is still the entry of the popup').toEqual({ layer: 3 });
  cancelWrite('address');
  vi.advanceTimersByTime(1_000);
  expect(location.search).toBe('?bet=1');
  expect(written).toEqual([]);

  history.replaceState({ layer: 4 }, '', '/fish');
  scheduleWrite('address', write('koi'), '/fish?search=koi');
  vi.advanceTimersByTime(1_000);
  expect(location.pathname + location.search).toBe('/fish?search=koi');
  cancelWrite('address');
  flushWrites();
  expect(location.pathname + location.search, 'another popup has another page').toBe('/fish');
});
