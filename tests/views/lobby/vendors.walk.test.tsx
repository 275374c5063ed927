import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { selectVendors } from '../../../machines/site/session/session.selectors';
import { cases } from '../../../machines/lobby/vendors/vendors.cases';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { GameCentreScreen } from '../../../src/flows/screens/GameCentreScreen';
import { SessionVendorTile } from '../../../src/features/lobby/gameLaunch/SessionVendorTile';
import { walkLoader } from '../../support/loaderWalk';
import { renderSite, renderTile, vendor } from './games.world';

const start = async () => {
  const { ports, session, stop } = await renderSite('/cockfight', (site) => (
    <GameCentreScreen
      {...site}
      renderTile={renderTile}
      renderVendor={(one) => <SessionVendorTile session={site.session} vendor={one} />}
      suggestions={null}
    />
  ));
  return { load: ports.loadVendors, loader: selectVendors(session.getSnapshot()), stop };
};

const expectWaiting = () => expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
const expectKnown = () => {
  expect(
    within(screen.getByRole('region', { name: 'Game makers' })).getByRole('button', {
      name: 'Maker DS88',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  // It is read again after a change of language, not because a person asks.
  expect(screen.queryByRole('alert')).toBeNull();
};

walkLoader<VendorLane[]>({
  cases,
  start,
  value: [
    { category: 'COCKFIGHT', vendors: [vendor('DS88', { category: 'COCKFIGHT' })], games: [] },
  ],
  expectWaiting,
  expectKnown,
});
