import '../site/shell.setup';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/member/counts/counts.cases';
import { countsMachine } from '../../../machines/member/counts/counts.machine';
import type { Counts } from '../../../machines/member/counts/counts.types';
import { AccountMenu } from '../../../src/features/site/shell/AccountMenu';
import { Held } from '../../support/held';
import { walkLoader } from '../../support/loaderWalk';
import { renderView } from '../../support/renderView';
import { standInSession } from '../../support/standInSession';
import { createWorld, player } from '../site/shell.world';

const start = async () => {
  const load = new Held<Counts>();
  const loader = createActor(countsMachine.provide({ actors: { load: load.logic } })).start();
  await renderView(
    <AccountMenu
      app={createWorld().app}
      session={standInSession({ counts: loader }, player).session}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await screen.findByRole('menu', { name: 'Account menu' });
  return { load, loader, stop: () => loader.stop() };
};
const expectRewards = (words: string) =>
  expect(
    within(screen.getByRole('menu', { name: 'Account menu' })).getByRole('menuitem', {
      name: 'Reward centre',
    }),
  ).toHaveAccessibleDescription(words);

walkLoader<Counts>({
  cases,
  start,
  expectWaiting: () => expectRewards(''),
  // A failed count is not reported: the session repeats it when it next has a reason.
  expectFailed: () => expectRewards(''),
  expectKnown: () => expectRewards('2 rewards wait'),
});
