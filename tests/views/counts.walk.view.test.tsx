import './shell.setup';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { cases } from '../../machines/counts/counts.cases';
import { countsMachine } from '../../machines/counts/counts.machine';
import type { Counts } from '../../machines/counts/counts.types';
import { AccountMenu } from '../../src/features/shell/AccountMenu';
import { standInSession } from '../support/standInSession';
import { walkLoader, type LoaderState } from '../support/loaderWalk';
import { player } from './shell.world';

const app = createActor(appMachine, {
  input: {
    language: 'EN', visit: { remembered: '', path: '/', invitation: { affiliateCode: '', referralCode: '' }, hadPopupsClosed: false },
    preferences: { menuCollapsed: false, theme: 'system', balanceHidden: false },
  },
});

// Nobody is told that counting failed: what waits is counted again when the session next has reason to.
const expectShown = (_: LoaderState, known: Counts | null) => {
  const menu = within(screen.getByRole('menu', { name: 'Account menu' }));
  expect(menu.getByRole('menuitem', { name: 'Reward centre' })).toHaveAccessibleDescription(known ? '2 rewards wait' : '');
};

walkLoader({
  cases,
  machine: countsMachine,
  view: (counts) => <AccountMenu app={app} session={standInSession({ counts }, player).session} />,
  prepare: async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await screen.findByRole('menu', { name: 'Account menu' });
  },
  expectShown,
});
