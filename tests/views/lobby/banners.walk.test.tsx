import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Banner } from '../../../contract/domain';
import { cases } from '../../../machines/lobby/banners/banners.cases';
import { bannersMachine } from '../../../machines/lobby/banners/banners.machine';
import { Banners } from '../../../src/features/lobby/lobby/Banners';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';

const start = async () => {
  const load = new Held<Banner[]>();
  const loader = createActor(bannersMachine.provide({ actors: { load: load.logic } })).start();
  await renderView(<Banners banners={loader} />);
  return { load, loader, stop: () => loader.stop() };
};
const region = () => screen.queryByRole('region', { name: 'Banners' });

walkLoader<Banner[]>({
  cases,
  start,
  expectWaiting: () => expect(region()).toHaveAttribute('aria-busy', 'true'),
  expectKnown: (banners, state) => {
    const shown = region();
    // Without banners there is no placeholder.
    if (!shown) return expect(banners).toEqual([]);
    expect(shown.getAttribute('aria-busy')).toBe(state === 'loading' ? 'true' : null);
    return expect(
      within(shown)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('alt')),
    ).toEqual(banners.map(({ title }) => title));
  },
});
