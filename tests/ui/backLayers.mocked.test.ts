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
