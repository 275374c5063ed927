// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';

/** The module as a page has it that was just loaded. */
const load = async () => {
  vi.resetModules();
  vi.spyOn(window, 'addEventListener');
  return import('../../src/ui/backLayers');
};
const here = () => `${location.pathname}${location.search} ${JSON.stringify(history.state)}`;

// The module of a test would answer the history of the next one.
afterEach(() => {
  const { calls } = vi.mocked(window.addEventListener).mock;
  for (const [type, listener] of calls) window.removeEventListener(type, listener);
});

const page = { key: 'a', idx: 1 };

test('a reload leaves the entries of what lay over the page', async () => {
  history.pushState(page, '', '/rng');
  history.pushState({ ...page, layer: 1 }, '', '/rng');
  history.pushState({ ...page, layer: 2 }, '', '/rng?bet=1');
  const { startLayers } = await load();
  startLayers();
  await vi.waitFor(() => expect(here()).toBe(`/rng ${JSON.stringify(page)}`));
});

test('what opens before they are left waits, and Back closes it', async () => {
  history.pushState(page, '', '/rng');
  history.pushState({ ...page, layer: 1 }, '', '/rng?bet=1');
  const { addLayer } = await load();
  const close = vi.fn();
  await addLayer({ close });
  expect(close).not.toHaveBeenCalled();
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(here()).toBe(`/rng ${JSON.stringify(page)}`);
});

test('an address that is written while a layer is left comes after it', async () => {
  history.pushState(page, '', '/rng');
  const { addLayer, writeWhenLeft } = await load();
  const remove = await addLayer({ close: () => undefined });
  const back = vi.spyOn(history, 'back');
  const asked = new Promise<void>((resolve) => {
    back.mockImplementationOnce(() => {
      history.go(-1);
      resolve();
    });
  });
  remove();
  await asked;
  back.mockRestore();
  writeWhenLeft(() => history.replaceState({ key: 'b', idx: 1 }, '', '/'));
  expect(here()).toContain('/rng');
  await vi.waitFor(() => expect(here()).toBe(`/ ${JSON.stringify({ key: 'b', idx: 1 })}`));
});

test('what was closed below another layer stays closed when that one is left too', async () => {
  history.pushState(page, '', '/rng');
  const { addLayer } = await load();
  const reopen = vi.fn(() => true);
  const removeLower = await addLayer({ close: () => undefined, reopen });
  const removeUpper = await addLayer({ close: () => undefined });
  removeLower();
  removeUpper();
  await vi.waitFor(() => expect(here()).toBe(`/rng ${JSON.stringify(page)}`));
  expect(reopen).not.toHaveBeenCalled();
  history.forward();
  await vi.waitFor(() => expect(reopen).toHaveBeenCalledOnce());
});

test('a layer over an entry that the browser did not leave uses that entry', async () => {
  history.pushState(page, '', '/rng');
  const { addLayer } = await load();
  const reopen = vi.fn(() => true);
  const back = vi.spyOn(history, 'back');
  const isPassedOver = new Promise<void>((resolve) => {
    back.mockImplementationOnce(resolve);
  });
  const removeFirst = await addLayer({ close: () => undefined, reopen });
  removeFirst();
  await isPassedOver;
  back.mockRestore();
  const removeSecond = await addLayer({ close: () => undefined });
  removeSecond();
  await vi.waitFor(() => expect(here()).toBe(`/rng ${JSON.stringify(page)}`));
  expect(reopen).not.toHaveBeenCalled();
});

test('what opens gets its entry though a page without an entry below was left', async () => {
  history.pushState({ key: 'a', idx: 0 }, '', '/help');
  const { addLayer, leavePage } = await load();
  const back = vi.fn();
  leavePage(back);
  expect(back).toHaveBeenCalledOnce();
  await addLayer({ close: () => undefined });
  expect(here()).toContain('"layer"');
});
