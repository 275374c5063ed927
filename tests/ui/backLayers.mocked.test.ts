// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';

/** The module as a page has it that was just loaded. */
const load = async () => {
  vi.resetModules();
  return import('../../src/ui/backLayers');
};
const here = () => `${location.pathname}${location.search} ${JSON.stringify(history.state)}`;
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

test('what opens gets its entry though a page without an entry below was left', async () => {
  history.pushState({ key: 'a', idx: 0 }, '', '/help');
  const { addLayer, leavePage } = await load();
  const back = vi.fn();
  leavePage(back);
  expect(back).toHaveBeenCalledOnce();
  await addLayer({ close: () => undefined });
  expect(here()).toContain('"layer"');
});
