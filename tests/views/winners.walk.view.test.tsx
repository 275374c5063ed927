import './shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { cases } from '../../machines/winners/winners.cases';
import { winnersMachine } from '../../machines/winners/winners.machine';
import type { WinnerEntry } from '../../machines/winners/winners.types';
import { Winners } from '../../src/features/home/Winners';
import { standInSession } from '../support/standInSession';
import { walkLoader, type LoaderState } from '../support/loaderWalk';

const board = () => screen.getByRole('region', { name: 'Winners' });

const expectShown = (state: LoaderState, known: WinnerEntry[] | null) => {
  if (state === 'loading') expect(board()).toHaveAttribute('aria-busy', 'true');
  else expect(board()).not.toHaveAttribute('aria-busy');
  expect(within(board()).queryAllByRole('button', { name: /th\*\*\*i.*K1,200\.00/ })).toHaveLength(known ? 1 : 0);
  expect(within(board()).queryAllByRole('alert')).toHaveLength(state === 'failed' && !known ? 1 : 0);
};

walkLoader({
  cases,
  machine: winnersMachine,
  view: (winners) => <Winners session={standInSession({ winners }).session} />,
  again: () => within(board()).queryByRole('button', { name: 'Try again' }),
  expectShown,
});
