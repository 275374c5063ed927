import './shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Banner } from '../../contract/domain';
import { cases } from '../../machines/banners/banners.cases';
import { bannersMachine } from '../../machines/banners/banners.machine';
import { Banners } from '../../src/features/home/Banners';
import { walkLoader, type LoaderState } from '../support/loaderWalk';

const expectShown = (state: LoaderState, known: Banner[] | null) => {
  // Where there are none, nothing keeps a place for them.
  if (known?.length === 0) return expect(screen.queryByRole('region')).toBeNull();
  const region = screen.getByRole('region', { name: 'Banners' });
  if (state === 'loading') expect(region).toHaveAttribute('aria-busy', 'true');
  else expect(region).not.toHaveAttribute('aria-busy');
  expect(within(region).queryAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(known?.map(({ title }) => title) ?? []);
  return expect(within(region).queryAllByRole('alert')).toHaveLength(state === 'failed' && !known ? 1 : 0);
};

walkLoader({
  cases,
  machine: bannersMachine,
  view: (banners) => <Banners banners={banners} />,
  again: () => screen.queryByRole('button', { name: 'Try again' }),
  expectShown,
});
