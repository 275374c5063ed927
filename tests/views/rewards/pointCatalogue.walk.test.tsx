import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { cases } from '../../../machines/rewards/pointCatalogue/pointCatalogue.cases';
import { selectCatalogue } from '../../../machines/rewards/pointMall/pointMall.selectors';
import type { PointCatalogue } from '../../../machines/rewards/pointMall/pointMall.types';
import { walkLoader } from '../../support/loaderWalk';
import { member } from '../../support/loginWorld';
import { standInSession } from '../../support/standInSession';
import { openMall } from './pointMall.world';

const start = async () => {
  const { ports, mall } = await openMall(standInSession({}, member).session);
  await ports.loadAccount.answer({ kind: 'member', points: 2_000 });
  return {
    mall,
    load: ports.loadCatalogue,
    loader: selectCatalogue(mall.getSnapshot()),
    stop: () => mall.stop(),
  };
};
type World = Awaited<ReturnType<typeof start>>;

walkLoader<PointCatalogue, World>({
  cases,
  start,
  reload: ({ mall }) => act(async () => mall.send({ type: 'language.changed' })),
  expectWaiting: () => {
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('button', { name: 'Exchange for money' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  expectKnown: () => {
    expect(screen.getByText('There are no rewards at the moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Exchange for money' })).not.toHaveAttribute(
      'aria-disabled',
    );
    // Content that cannot be read in another language stays in the former one.
    expect(screen.queryByRole('alert')).toBeNull();
  },
});
